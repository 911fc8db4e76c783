import { describe, expect, it } from 'vitest';
import { optionText } from './options';
import { readBundle, Speaker } from './words';

const uk = readBundle('uk', 'option_side_a = Дикі землі (А)\nyes = так\nno = ні');
const speaker = new Speaker('uk', [uk]);

describe('an option', () => {
  it('has the name that the game gives it, in capitals or not', () => {
    expect(optionText(speaker, 'side', 'A')).toBe('Дикі землі (А)');
  });

  it('is yes or no, or itself, where there are no words for it', () => {
    expect(optionText(speaker, 'skills', true)).toBe('так');
    expect(optionText(speaker, 'rounds', 2)).toBe('2');
  });
});

import { describe, expect, it } from 'vitest';
import { choiceText, optionLine, optionText } from './options';
import { readBundle, Speaker } from './words';

const uk = readBundle(
  'uk',
  'option_side = Сторона\noption_side_a = Дикі землі (А)\nyes = так\nno = ні\n' +
    'option_piers = Причали\noption_piers_false = Без причалів\noption_skills = Навички',
);
const speaker = new Speaker('uk', [uk]);

describe('an option', () => {
  it('has the name that the game gives it, in capitals or not', () => {
    expect(optionText(speaker, 'side', 'A')).toBe('Дикі землі (А)');
  });

  it('is yes or no, or itself, where there are no words for it', () => {
    expect(optionText(speaker, 'skills', true)).toBe('так');
    expect(optionText(speaker, 'rounds', 2)).toBe('2');
  });

  it('is said once in a line, and yes or no where its name stands above', () => {
    expect(optionLine(speaker, 'side', 'A')).toBe('Сторона: Дикі землі (А)');
    expect(optionLine(speaker, 'piers', false)).toBe('Без причалів');
    expect(optionLine(speaker, 'skills', true)).toBe('Навички: так');
    expect(choiceText(speaker, 'piers', false)).toBe('Ні');
    expect(choiceText(speaker, 'side', 'A')).toBe('Дикі землі (А)');
  });
});

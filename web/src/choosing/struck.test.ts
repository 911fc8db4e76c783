import { describe, expect, it } from 'vitest';

import { asks, digit, zooms, type Struck } from './struck';

const struck = (key: string, code: string, shiftKey = false): Struck => ({ key, code, shiftKey });

describe('keys', () => {
  it('are digits wherever these are printed', () => {
    expect(digit(struck('1', 'Digit1'))).toBe(1);
    expect(digit(struck('&', 'Digit1'))).toBe(1); // a French keyboard
    expect(digit(struck('7', 'Numpad7'))).toBe(7);
    expect(digit(struck('Home', 'Numpad7'))).toBe(0);
    expect(digit(struck('0', 'Digit0'))).toBe(0);
    expect(digit(struck('q', 'KeyQ'))).toBe(0);
  });

  it('ask what something is, in every layout', () => {
    expect(asks(struck('?', 'Slash', true))).toBe(true);
    expect(asks(struck(',', 'Slash', true))).toBe(true); // the same key, Ukrainian
    expect(asks(struck('?', 'Digit7', true))).toBe(true); // where it is printed there
    expect(asks(struck('.', 'Slash'))).toBe(false);
    expect(asks(struck('7', 'Digit7'))).toBe(false);
  });

  it('zoom in and out', () => {
    const of = (...list: [string, string][]): (string | null)[] =>
      list.map(([key, code]) => zooms(struck(key, code)));
    expect(of(['+', 'NumpadAdd'], ['=', 'Equal'], ['+', 'BracketRight'])).toEqual(['in', 'in', 'in']);
    expect(of(['-', 'Minus'], ['−', 'Minus'])).toEqual(['out', 'out']);
    expect(of(['0', 'Digit0'], ['Insert', 'Numpad0'], ['1', 'Digit1'])).toEqual(['fit', null, null]);
  });
});

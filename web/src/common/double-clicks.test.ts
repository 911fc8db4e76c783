import { describe, expect, it } from 'vitest';

import { repeats } from './double-clicks';

const press = (x: number, at: number): { x: number; y: number; at: number } => ({ x, y: 0, at });

describe('a second press', () => {
  it('of a mouse is counted by the browser', () => {
    expect(repeats(press(0, 0), press(0, 200), 2, false)).toBe(true);
    expect(repeats(press(0, 0), press(0, 200), 1, false)).toBe(false);
  });

  it('of a finger counts if it comes soon and near', () => {
    expect(repeats(press(0, 0), press(5, 200), 1, true)).toBe(true);
    expect(repeats(press(0, 0), press(5, 400), 1, true)).toBe(false);
    expect(repeats(press(0, 0), press(50, 200), 1, true)).toBe(false);
    expect(repeats(null, press(0, 200), 1, true)).toBe(false);
  });
});

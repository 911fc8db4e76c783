import { describe, expect, it } from 'vitest';
import { nextAtScreen } from './whose-screen';

describe('a screen that several share', () => {
  it('stays with the one who has to decide', () => {
    expect(nextAtScreen(1, [0, 1, 2], 3)).toBeNull();
  });

  it('goes on to the next who has to decide, all the way round', () => {
    expect(nextAtScreen(0, [1, 2], 3)).toBe(1);
    expect(nextAtScreen(2, [1], 3)).toBe(1);
    expect(nextAtScreen(1, [0], 3)).toBe(0);
  });

  it('stays while nobody here has to decide', () => {
    expect(nextAtScreen(0, [], 3)).toBeNull();
    expect(nextAtScreen(0, [], 1)).toBeNull();
  });
});

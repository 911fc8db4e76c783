import { describe, expect, it } from 'vitest';
import { nextOf } from './whose-screen';

describe('a screen that several share', () => {
  it('stays with who has to decide', () => {
    expect(nextOf(1, [0, 1, 2], 3)).toBeNull();
  });

  it('goes on to the next who has to, all the way round', () => {
    expect(nextOf(0, [1, 2], 3)).toBe(1);
    expect(nextOf(2, [1], 3)).toBe(1);
    expect(nextOf(1, [0], 3)).toBe(0);
  });

  it('stays while nobody here has to decide', () => {
    expect(nextOf(0, [], 3)).toBeNull();
    expect(nextOf(0, [], 1)).toBeNull();
  });
});

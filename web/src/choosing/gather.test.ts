import { describe, expect, it } from 'vitest';
import { alike, gather } from './gather';

/** g1 and g2 are two green ships. */
const look = (keys: readonly string[]): string[] => keys.map((key) => key[0]!);
const bags = [['g1', 'g2'], ['g1', 'r1', 'r2'], ['r1', 'r2', 'b1', 'b2']];

describe('gathering', () => {
  it('takes pieces in any order, and one for another that looks the same', () => {
    let kept: string[] = [];
    for (const piece of ['r2', 'g2', 'r1']) kept = gather(bags, kept, piece, look);
    expect(kept).toEqual(['r2', 'g2', 'r1']);
    expect(alike(look(kept), look(bags[1]!))).toBe(true);
    expect(alike(look(kept), look(bags[0]!))).toBe(false);
  });

  it('puts back what is pressed again', () => {
    expect(gather(bags, ['g1', 'g2'], 'g1', look)).toEqual(['g2']);
  });

  it('gives up the oldest that does not go with what is new', () => {
    expect(gather(bags, ['g1', 'g2'], 'r1', look)).toEqual(['g2', 'r1']);
    expect(gather(bags, ['g2', 'r1'], 'b1', look)).toEqual(['r1', 'b1']);
  });
});

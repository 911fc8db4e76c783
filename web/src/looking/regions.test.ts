import { describe, expect, it } from 'vitest';
import { around } from './regions';

/** Hexes of radius 60 cut from the upper to the lower corner: their eastern and western halves. */
const EAST = '52,30 0,60 10,0 0,-60 52,-30';
const WEST = '0,60 -52,30 -52,-30 0,-60 10,0';
const WIDE = 60 * Math.sqrt(3);
const count = (path: string, what: RegExp): number => path.match(what)?.length ?? 0;

describe('parts that belong together', () => {
  it('have three dots on each edge with nothing beside it, and a line along the coast', () => {
    const { border, open, ground } = around([{ x: 0, y: 0, outline: EAST }], 60);
    expect(count(open, /h0/g)).toBe(3 * 3);
    expect(count(border, /M/g)).toBe(2); // the coast alone
    expect(count(ground, /z/g)).toBe(1);
  });

  it('have no border where they touch, though cells are rounded', () => {
    const { open, border } = around(
      [
        { x: 0, y: 0, outline: EAST },
        { x: Math.round(WIDE * 10) / 10, y: 0, outline: WEST },
      ],
      60,
    );
    expect(count(open, /h0/g)).toBe(3 * 4);
    expect(count(border, /M/g)).toBe(4);
  });
});

/** The corners of the shape that several cells make together, to be marked. Pure. */

import { nooks } from './geometry';
import type { Spot } from '../choosing/placement';
import type { Lattice } from '../line/protocol';

/** How far inside the border, and how long, in units. */
const [INSET, ARM] = [1.5, 8];
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Connected squares are marked as one, at the corners of their outline; hexes one by one. */
export function hooks(lattice: Pick<Lattice, 'shape' | 'size'>, cells: readonly Spot[]): string {
  const { shape, size } = lattice;
  if (shape === 'hex')
    return cells.map((cell) => nooks(lattice, cell, 1 - (2 * INSET) / size, ARM / size)).join('');
  const name = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  const set = new Set(cells.map(({ x, y }) => name(x, y)));
  const half = size / 2 - INSET;
  let path = '';
  for (const { x, y } of cells) {
    const has = (dx: number, dy: number): boolean => set.has(name(x + dx * size, y + dy * size));
    WAYS.forEach(([dx, dy], at) => {
      if (has(dx, dy)) return;
      for (const side of [1, 3]) {
        const [sx, sy] = WAYS[(at + side) % 4]!;
        // Where the border goes straight on there is no corner.
        if (has(sx, sy) && !has(sx + dx, sy + dy)) continue;
        const far = has(sx, sy) ? size / 2 + INSET : half;
        const [cx, cy] = [x + dx * half + sx * far, y + dy * half + sy * far];
        path += `M${cx} ${cy}l${-sx * ARM} ${-sy * ARM}`;
      }
    });
  }
  return path;
}

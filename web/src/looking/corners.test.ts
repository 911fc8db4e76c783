import { describe, expect, it } from 'vitest';
import { hooks } from './corners';

const lattice = { shape: 'square', size: 48 } as const;
const arms = (...cells: [number, number][]): number =>
  hooks(lattice, cells.map(([x, y]) => ({ x: 48 * x, y: 48 * y }))).split('M').length - 1;

describe('the corners of some cells', () => {
  it('are those of their outline', () => {
    expect(arms([0, 0])).toBe(8); // four corners, two arms each
    expect(arms([0, 0], [1, 0], [2, 0])).toBe(8);
    expect(arms([0, 0], [1, 0], [1, 1])).toBe(12); // an L has six corners
    expect(arms([0, 0], [3, 3])).toBe(16); // apart
  });
});

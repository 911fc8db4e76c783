import { describe, expect, it } from 'vitest';
import { ARROWS, border, links, outerBox, step } from './geometry';
import type { Lattice } from './protocol';

const square: Lattice = {
  shape: 'square',
  size: 10,
  cells: Array.from({ length: 9 }, (_, at) => ({
    key: `${at % 3}${Math.floor(at / 3)}`,
    x: 10 * (at % 3),
    y: 10 * Math.floor(at / 3),
    name: { id: 'cell' },
  })),
};
const cell = (lattice: Lattice, key: string) => lattice.cells.find((each) => each.key === key)!;

describe('walking a lattice', () => {
  it.each([
    ['11', 'ArrowLeft', '01'],
    ['11', 'ArrowRight', '21'],
    ['11', 'ArrowUp', '10'],
    ['11', 'ArrowDown', '12'],
    ['00', 'ArrowUp', '00'],
    ['22', 'ArrowRight', '22'],
  ])('from %s with %s to %s', (from, key, to) => {
    expect(step(square, cell(square, from), ARROWS[key]!).key).toBe(to);
  });

  it('jumps over a gap, but not sideways', () => {
    const gap = { ...square, cells: square.cells.filter(({ key }) => key !== '10') };
    expect(step(gap, cell(gap, '00'), ARROWS['ArrowRight']!).key).toBe('20');
    const lone = { ...square, cells: square.cells.filter(({ y }) => y === 0) };
    expect(step(lone, cell(lone, '00'), ARROWS['ArrowDown']!).key).toBe('00');
  });

  it('goes up and down between rows of hexes', () => {
    const hexes: Lattice = {
      shape: 'hex',
      size: 10,
      cells: [0, 1].flatMap((r) =>
        [0, 1].map((q) => ({
          key: `${q}${r}`,
          x: Math.sqrt(3) * 10 * (q + r / 2),
          y: 15 * r,
          name: { id: 'hex' },
        })),
      ),
    };
    expect(step(hexes, cell(hexes, '00'), ARROWS['ArrowDown']!).key).toBe('01');
    expect(step(hexes, cell(hexes, '00'), ARROWS['ArrowRight']!).key).toBe('10');
  });
});

describe('borders', () => {
  it('leaves out the side between two cells', () => {
    const two = [cell(square, '00'), cell(square, '10')];
    expect(border(square, two).match(/M/g)).toHaveLength(6);
    expect(border(square, two.slice(1)).match(/M/g)).toHaveLength(4);
  });

  it('makes room for a frame', () => {
    const area = {
      key: 'a',
      role: 'board' as const,
      title: { id: 'a' },
      box: [0, 0, 10, 20] as [number, number, number, number],
    };
    expect(outerBox(area)).toEqual([0, 0, 10, 20]);
    expect(outerBox({ ...area, frame: true })).toEqual([-32, -32, 74, 84]);
  });
});

describe('links', () => {
  it('leaves a gap around every point but the last', () => {
    const way = [0, 40, 80].map((x) => [x, 5] as const);
    expect(links(way)).toBe('M0 5L40 5M40 5L80 5');
    expect(links(way, 10)).toBe('M10 5L30 5M50 5L80 5');
  });

  it('leaves out what is all gap', () => {
    expect(links([[0, 0], [10, 0], [40, 0]], 8)).toBe('M18 0L40 0');
  });
});

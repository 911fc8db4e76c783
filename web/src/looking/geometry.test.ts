import { describe, expect, it } from 'vitest';
import { ARROWS, border, breadth, links, nooks, outerBox, outline, step } from './geometry';
import type { Lattice } from '../line/protocol';

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

describe('hexes', () => {
  const reach = [-2, -1, 0, 1, 2];
  const hexes: Lattice = {
    shape: 'hex',
    size: 60,
    cells: reach.flatMap((r) =>
      reach.map((q) => ({
        key: `${q},${r}`,
        x: Math.round(Math.sqrt(3) * 6000 * (q + r / 2)) / 100,
        y: 90 * r,
        name: { id: 'hex' },
      })),
    ),
  };
  const walk = (from: string, ...keys: string[]): string =>
    keys.reduce((at, key) => step(hexes, at, ARROWS[key]!), cell(hexes, from)).key;

  it.each([
    ['0,0', 'ArrowRight', '1,0'],
    ['0,0', 'ArrowLeft', '-1,0'],
    ['0,0', 'ArrowUp', '1,-1'],
    ['0,1', 'ArrowUp', '0,0'],
    ['0,0', 'ArrowDown', '0,1'],
    ['0,-1', 'ArrowDown', '-1,0'],
  ])('from %s with %s to %s', (from, key, to) => {
    expect(walk(from, key)).toBe(to);
  });

  it('skip no row on the way up, keep to the column, and lead back', () => {
    expect(walk('0,2', 'ArrowUp', 'ArrowUp')).toBe('1,0');
    expect(walk('0,0', 'ArrowUp', 'ArrowUp')).toBe('1,-2');
    expect(walk('0,0', 'ArrowUp', 'ArrowDown')).toBe('0,0');
  });

  it('have six corners, one of them below the middle', () => {
    const corners = outline(hexes, { x: 10, y: 20 }).slice(1, -1).split('L');
    expect(corners).toHaveLength(6);
    expect(corners).toContain('10.00 80.00');
    expect(nooks(hexes, { x: 0, y: 0 }, 1, 0.2).match(/M/g)).toHaveLength(6);
    expect(breadth(hexes)).toBeCloseTo(103.92);
  });

  it('leave out the side between two of them', () => {
    const some = ['0,0', '1,0', '0,1'].map((key) => cell(hexes, key));
    expect(border(hexes, some.slice(0, 1)).match(/M/g)).toHaveLength(6);
    expect(border(hexes, some.slice(0, 2)).match(/M/g)).toHaveLength(10);
    expect(border(hexes, some).match(/M/g)).toHaveLength(12);
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

  it('leaves out a stretch that is all gap', () => {
    expect(links([[0, 0], [10, 0], [40, 0]], 8)).toBe('M18 0L40 0');
  });
});

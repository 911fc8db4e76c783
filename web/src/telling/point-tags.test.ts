import { describe, expect, it } from 'vitest';
import type { Event } from '../line/protocol';
import { apart } from './point-tags';

const events: Event[] = [{ what: 'line', seat: 0, points: 3 }];
const row = [100, 200, 300].map((x) => ({ x, y: 100 }));

describe('tags with points', () => {
  it('stand in the middle of their cells', () => {
    expect(apart([{ events, spots: row }], [], 400, 400)).toMatchObject([{ x: 200, y: 100 }]);
  });

  it('keep apart from each other and hide no place', () => {
    const two = apart([{ events, spots: row }, { events, spots: row }], [], 400, 400);
    expect(two.map(({ x }) => x)).toEqual([200, 100]);
    const [one] = apart([{ events, spots: row }], [{ x: 205, y: 100 }], 400, 400);
    expect(one).toMatchObject({ x: 100, y: 100 });
  });

  const numbers = (xs: readonly number[], cell?: number) =>
    apart(
      xs.map((x) => ({ events, spots: [{ x, y: 100 }] })),
      [],
      400,
      400,
      [],
      cell,
    );

  it('of single cells each have their own number there, all as small as need be', () => {
    for (const [step, letters] of [
      [60, 16],
      [44, 13],
      [24, 11],
    ] as const) {
      const xs = [100, 100 + step, 100 + 2 * step];
      const found = numbers(xs, step);
      expect(found.map(({ x }) => x)).toEqual(xs);
      expect(found.map(({ events: own }) => own.length)).toEqual([1, 1, 1]);
      expect(found.map(({ look }) => look.letters)).toEqual([letters, letters, letters]);
    }
  });

  it('are joined on the same cell, and with neighbours only where cells are tiny', () => {
    expect(numbers([100, 100]).map(({ events: own }) => own.length)).toEqual([2]);
    expect(numbers([100, 112], 12).map(({ events: own }) => own.length)).toEqual([2]);
    expect(numbers([100, 112], 24).map(({ events: own }) => own.length)).toEqual([1]);
    const shared = [{ events, spots: [row[1]!] }, { events, spots: [row[1]!] }];
    expect(apart(shared, [row[1]!], 400, 400)).toEqual([]); // something could go there
  });

  it('without cells stand at the edge, and without room nowhere', () => {
    expect(apart([{ events, spots: [], edge: true }], [], 400, 400)[0]!.y).toBeLessThan(44);
    const two = [{ events, spots: [], edge: true }];
    expect(apart([...two, ...two], [], 400, 400)).toHaveLength(2);
    expect(apart([{ events, spots: [{ x: 900, y: 9 }] }], [], 400, 400)).toEqual([]);
  });

  it('without cells are left out rather than hide a cell or a label', () => {
    const board = { x: 200, y: 187, wide: 200, high: 187 };
    const label = { x: 60, y: 385, wide: 60, high: 12 };
    const track = { x: 330, y: 385, wide: 70, high: 12 };
    const [tag] = apart([{ events, spots: [], edge: true }], [], 400, 400, [board, label, track]);
    expect(tag!.y).toBeGreaterThan(380);
    expect(tag!.x - 24).toBeGreaterThanOrEqual(118);
    expect(tag!.x + 24).toBeLessThanOrEqual(262);
    const full = { ...label, x: 200, wide: 200 };
    const both = [{ events, spots: row }, { events, spots: [], edge: true }];
    expect(apart(both, [], 400, 400, [board, full])).toMatchObject([{ x: 200, y: 100, events }]);
  });
});

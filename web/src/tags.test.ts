import { describe, expect, it } from 'vitest';
import type { Event } from './protocol';
import { apart } from './tags';

const events: Event[] = [{ what: 'line', seat: 0, points: 3 }];
const row = [100, 200, 300].map((x) => ({ x, y: 100 }));

describe('tags with points', () => {
  it('stand in the middle of their cells', () => {
    expect(apart([{ events, spots: row }], [], 400, 400)).toMatchObject([{ x: 200, y: 100 }]);
  });

  it('stand apart from each other and hide no place', () => {
    const two = apart([{ events, spots: row }, { events, spots: row }], [], 400, 400);
    expect(two.map(({ x }) => x)).toEqual([200, 100]);
    const [one] = apart([{ events, spots: row }], [{ x: 205, y: 100 }], 400, 400);
    expect(one).toMatchObject({ x: 100, y: 100 });
  });

  it('stand on no cells but their own: without room they join the nearest', () => {
    const spots = [{ x: 100, y: 100 }];
    const near = [{ x: 130, y: 100 }];
    const far = [{ x: 300, y: 100 }];
    const found = apart([{ events, spots }, { events, spots: far }, { events, spots: near }], [], 400, 400);
    expect(found.map(({ x, events: all }) => [x, all.length])).toEqual([
      [100, 2],
      [300, 1],
    ]);
  });

  it('stand at the edge without cells, and nowhere without room', () => {
    expect(apart([{ events, spots: [], edge: true }], [], 400, 400)[0]!.y).toBeLessThan(44);
    const two = [{ events, spots: [], edge: true }];
    expect(apart([...two, ...two], [], 400, 400)).toHaveLength(2);
    expect(apart([{ events, spots: [{ x: 900, y: 9 }] }], [], 400, 400)).toEqual([]);
  });

  it('hide no cell and no label that are not theirs, if that can be', () => {
    const board = { x: 200, y: 187, wide: 200, high: 187 };
    const label = { x: 60, y: 385, wide: 60, high: 12 };
    const track = { x: 330, y: 385, wide: 70, high: 12 };
    const [tag] = apart([{ events, spots: [], edge: true }], [], 400, 400, [board, label, track]);
    expect(tag!.y).toBe(387.5);
    expect(tag!.x - 24).toBeGreaterThanOrEqual(118);
    expect(tag!.x + 24).toBeLessThanOrEqual(262);
    const full = { ...label, x: 200, wide: 200 };
    const both = [{ events, spots: row }, { events, spots: [], edge: true }];
    expect(apart(both, [], 400, 400, [board, full])).toMatchObject([{ x: 200, y: 100 }]);
  });
});

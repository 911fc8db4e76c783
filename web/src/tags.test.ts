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
    expect(apart([{ events, spots: [{ x: 900, y: 9 }] }], [], 400, 400)).toEqual([]);
  });
});

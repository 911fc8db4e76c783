import { describe, expect, it } from 'vitest';
import { changes } from './preview';
import type { Event, Preview } from './protocol';

const line = (seat: number, points: number, ...cells: string[]): Event => ({
  what: 'line',
  seat,
  points,
  cells,
});
const preview = (now: Event[], then: Event[]): Preview => ({
  events: [],
  now: { scores: [0, 0], items: now },
  then: { scores: [0, 0], items: then },
});

describe('what a move would change', () => {
  const old = line(0, 3, 'a1', 'a2', 'a3');

  it('is nothing where nobody can tell, or all stays', () => {
    expect(changes(null)).toEqual([]);
    expect(changes({ events: [], now: null, then: null })).toEqual([]);
    expect(changes(preview([old], [{ ...old }]))).toEqual([]);
  });

  it('names what is new and what is lost', () => {
    const other = line(1, 5, 'b1', 'b2', 'b3', 'b4');
    expect(changes(preview([old], [other]))).toEqual([
      { item: other, points: 5 },
      { item: old, points: -3 },
    ]);
  });

  it('counts only the difference of what grows, is doubled or cut', () => {
    const long = line(0, 5, 'a1', 'a2', 'a3', 'a4');
    const twice = { ...old, points: 6 };
    expect(changes(preview([old], [long]))).toEqual([{ item: long, points: 2 }]);
    expect(changes(preview([old], [twice]))).toEqual([{ item: twice, points: 3 }]);
    expect(changes(preview([long], [old]))).toEqual([{ item: long, points: -2 }]);
  });

  it('keeps apart what belongs to different seats', () => {
    const taken = { ...old, seat: 1 };
    expect(changes(preview([old], [taken])).map(({ points }) => points)).toEqual([3, -3]);
  });
});

import { describe, expect, it } from 'vitest';
import { changes } from './preview-changes';
import { becomes } from './turnover';
import type { Event, Preview } from '../line/protocol';

const line = (seat: number, points: number, ...cells: string[]): Event => ({
  what: 'line',
  seat,
  points,
  cells,
});
const preview = (now: Event[], then: Event[], events: Event[] = []): Preview => ({
  events,
  now: { scores: [0, 0], items: now },
  then: { scores: [0, 0], items: then },
  undo: false,
});

describe('what a move would change', () => {
  const old = line(0, 3, 'a1', 'a2', 'a3');

  it('is nothing where nobody can tell, or everything stays', () => {
    expect(changes(null)).toEqual([]);
    expect(changes({ events: [], now: null, then: null, undo: false })).toEqual([]);
    expect(changes(preview([old], [{ ...old }]))).toEqual([]);
  });

  it('names what is new and what is lost', () => {
    const other = line(1, 5, 'b1', 'b2', 'b3', 'b4');
    expect(changes(preview([old], [other]))).toEqual([
      { item: other, points: 5 },
      { item: old, points: -3 },
    ]);
  });

  it('counts only the difference when something grows, is doubled or cut', () => {
    const long = line(0, 5, 'a1', 'a2', 'a3', 'a4');
    const twice = { ...old, points: 6 };
    expect(changes(preview([old], [long]))).toEqual([{ item: long, points: 2 }]);
    expect(changes(preview([old], [twice]))).toEqual([{ item: twice, points: 3 }]);
    expect(changes(preview([long], [old]))).toEqual([{ item: long, points: -2 }]);
  });

  it('loses nothing that it scores itself', () => {
    const round = (event: Event, name: string): Event => ({ ...event, stage: { id: name } });
    const [first, longer] = [round(old, 'one'), round(line(0, 5, 'a1', 'a2', 'a3', 'a4'), 'one')];
    const other = round(line(1, 6, 'b1', 'b2', 'b3'), 'one');
    const next = round(line(0, 3, 'c1', 'c2', 'c3'), 'two');
    expect(changes(preview([first, other], [], [first, other]))).toEqual([]);
    const grown = preview([first, other], [next], [{ ...longer, clause: 'FOG-S1' }, other]);
    expect(changes(grown).map(({ points }) => points)).toEqual([2]);
    expect(becomes(grown, '0/line')).toEqual({ then: 5, more: 2 });
    expect(becomes(grown, '1/line')).toBeNull();
  });

  it('keeps apart what belongs to different seats', () => {
    const taken = { ...old, seat: 1 };
    expect(changes(preview([old], [taken])).map(({ points }) => points)).toEqual([3, -3]);
  });
});

describe('what a move would make of a number', () => {
  const item = (seat: number, what: string, points: number, id?: string): Event => ({
    what,
    seat,
    points,
    ...(id && { facts: { edict: { id }, n: 3 } }),
  });
  const now = [item(0, 'edict', 4, 'edict_a'), item(0, 'edict', 2, 'edict_b'), item(0, 'coins', 1)];

  it('adds up the lines of a seat, a kind, and a text among their facts', () => {
    const then = [
      item(0, 'edict', 5, 'edict_a'),
      item(0, 'edict', 2, 'edict_a'),
      item(0, 'edict', 2, 'edict_b'),
      item(1, 'edict', 9, 'edict_a'),
    ];
    expect(becomes(preview(now, then), '0/edict/edict_a')).toEqual({ then: 7, more: 3 });
    expect(becomes(preview(now, then), '0/edict')).toEqual({ then: 9, more: 3 });
    expect(becomes(preview(now, then), '0')).toEqual({ then: 9, more: 2 });
    expect(becomes(preview(now, then), '0//edict_a')).toEqual({ then: 7, more: 3 });
    expect(becomes(preview(now, then), '0/edict/edict_b')).toBeNull();
    expect(becomes(preview(now, then), '0/coins')).toEqual({ then: 0, more: -1 });
    expect(becomes(preview(now, then), '1/edict/edict_a')).toEqual({ then: 9, more: 9 });
  });

  it('is nothing where nobody can tell, or there is no such number', () => {
    expect(becomes(null, '0/coins')).toBeNull();
    expect(becomes({ events: [], now: null, then: null, undo: false }, '0/coins')).toBeNull();
    expect(becomes({ ...preview(now, now), then: null }, '0/coins')).toBeNull();
    expect(becomes(preview(now, []), '')).toBeNull();
  });
});

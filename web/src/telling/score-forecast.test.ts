import { describe, expect, it } from 'vitest';
import { conditional, largest, scoreForecast } from './score-forecast';
import type { Event, Preview } from '../line/protocol';

const item = (seat: number, points: number, source: string, stage = ''): Event => ({
  what: 'line',
  seat,
  points,
  source: { id: source },
  ...(stage && { stage: { id: stage } }),
});
const preview = (now: Event[], then: Event[], scores: number[], events: Event[] = []): Preview => ({
  events,
  now: { scores: [0, 0], items: now },
  then: { scores, items: then },
  undo: false,
});

describe('what a move would make of the score', () => {
  it('is told for each source that it affects, mine first', () => {
    const now = [item(0, 3, 'coins'), item(1, 4, 'ships'), item(1, 2, 'coins')];
    const then = [item(0, 1, 'coins'), item(1, 4, 'ships'), item(1, 2, 'coins'), item(1, 5, 'coins')];
    const found = scoreForecast(preview(now, then, [-2, 5]), [], 1);
    expect(found).toEqual([
      { seat: 1, now: 0, then: 5, prospects: [{ source: { id: 'coins' }, now: 2, then: 7 }] },
      { seat: 0, now: 0, then: -2, prospects: [{ source: { id: 'coins' }, now: 3, then: 1 }] },
    ]);
    expect(scoreForecast(preview(now, now, [0, 0]), [], 1)).toEqual([]);
    expect(scoreForecast(null, [], 1)).toEqual([]);
  });

  it('counts what was scored before, but not in another season', () => {
    const gain = [item(0, 2, 'areas')];
    const [one] = scoreForecast(preview([], [], [2, 0], gain), [item(0, 8, 'areas')], 0);
    expect(one!.prospects).toEqual([{ source: { id: 'areas' }, now: 8, then: 10 }]);
    const spring = [item(0, 5, 'edict', 'spring')];
    const [two] = scoreForecast(preview([], [item(0, 3, 'edict', 'summer')], [3, 0]), spring, 0);
    expect(two!.prospects[0]).toMatchObject({ now: 0, then: 3 });
  });

  it('is certain only if it is scored at once', () => {
    const gain = [item(0, 2, 'areas')];
    expect(conditional(preview([], [], [2, 0], gain))).toBe(false);
    expect(conditional(preview([], gain, [2, 0]))).toBe(true);
    expect(conditional(preview([], [], [2, 2], [{ what: 'tile', points: 2 }]))).toBe(false);
  });

  it('is summed up by what changes most', () => {
    const then = [item(0, 1, 'coins'), item(0, 7, 'ships'), item(1, -5, 'coins'), item(1, 2, 'ships')];
    const all = scoreForecast(preview([], then, [8, -3]), [], 0);
    const told = largest(all, 2).map(({ seat, source, then }) => [seat, source?.id, then]);
    expect(told).toEqual([
      [0, 'ships', 7],
      [1, 'coins', -5],
    ]);
    expect(largest(all, 9)).toHaveLength(4);
  });
});

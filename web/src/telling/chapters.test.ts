import { describe, expect, it } from 'vitest';
import type { Event } from '../line/protocol';
import { chapters, pace, run, sums } from './chapters';

const scored = (seat: number, points: number, source: string): Event => ({
  what: 'edict',
  seat,
  points,
  source: { id: source },
});
const lines = [scored(0, 6, 'a'), scored(0, 2, 'b'), scored(1, 9, 'a'), scored(0, -1, 'a')];

describe('the end of something', () => {
  it('is a run of points closed by a heading', () => {
    expect(run([...lines, { what: 'season_ends' }, { what: 'card' }])).toBe(4);
    expect(run([...lines, { what: 'laid', seat: 1 }])).toBe(0);
    expect(run([{ what: 'season_ends' }])).toBe(0);
    expect(run(lines)).toBe(0);
    expect(run([...lines, { what: 'card_opened', chance: true }])).toBe(0);
    expect(run([scored(0, -2, 'price'), { what: 'weather_drawn' }])).toBe(0);
  });

  it('leaves out what the last turn itself brought', () => {
    const own = { ...scored(1, 2, 'areas'), whose: 1 };
    expect(run([own, ...lines, { what: 'game_ends' }])).toBe(0);
    expect(run([...lines, { what: 'game_ends' }])).toBe(4);
    const turn = lines.map((line) => ({ ...line, whose: 1 }));
    expect(run([own, ...turn, { what: 'round_ends', whose: 1 }])).toBe(5);
  });

  it('is told source by source, for all at once', () => {
    const told = chapters(lines);
    expect(told.map(({ source, events, upto }) => [source?.id, events.length, upto])).toEqual([
      ['a', 3, 4],
      ['b', 1, 2],
    ]);
    expect(sums(told[0]!.events)).toEqual([
      { seat: 0, points: 5 },
      { seat: 1, points: 9 },
    ]);
  });

  it('takes six seconds at most', () => {
    for (const count of [1, 4, 8, 40]) expect(count * pace(count)).toBeLessThanOrEqual(6000);
  });
});

import { describe, expect, it } from 'vitest';
import type { Chart, ChartSheet, Event } from '../line/protocol';
import { placeAmong, sourceRows } from './among';

const alone = { you: 0 } as Chart;
const duel = { you: 1 } as Chart;
const scored = (seat: number, id: string, points: number): Event => ({ what: 'scored', seat, points, source: { id } }) as Event;

function sheet(scores: number[], ...standing: Event[]): ChartSheet {
  const places = scores.map((n) => 1 + scores.filter((other) => other > n).length);
  return { scores, outcome: { places }, standing, unscored: [], unit: '', map: [] } as ChartSheet;
}

describe('a result among others', () => {
  it('has its place by points; equals share it', () => {
    const own = sheet([30]);
    expect(placeAmong(alone, own, [])).toBe(1);
    expect(placeAmong(alone, own, [sheet([31]), sheet([30]), sheet([2])])).toBe(2);
  });

  it('is won before it is high, and counts by how far ahead it is', () => {
    const won = sheet([10, 12]);
    expect(placeAmong(duel, won, [sheet([60, 50]), sheet([5, 9])])).toBe(2);
    expect(placeAmong(duel, sheet([60, 50]), [won, sheet([60, 40])])).toBe(2);
  });

  it('is made of what each source brought everybody; who is not done has nothing yet', () => {
    const own = sheet([0, 7], scored(1, 'land', 4), scored(1, 'land', 3), scored(0, 'sea', 50));
    const other = sheet([0, 9], scored(1, 'sea', 9));
    expect(sourceRows(duel, [own, null, other])).toEqual([
      { source: { id: 'sea' }, points: [0, null, 9] },
      { source: { id: 'land' }, points: [7, null, 0] },
    ]);
  });
});

/** How the end of a season, a round or a game is told: source by source, all seats at once.
 *
 *  Pure, and knows no rules: events themselves say what their points are for. */

import { heading } from './events';
import type { Event, Text } from '../line/protocol';

/** What was scored for one source. After it the first ``upto`` events of the run have been told. */
export interface Chapter {
  source: Text | null;
  events: readonly Event[];
  upto: number;
}

/** The whole takes no longer than the first, in milliseconds, and one source no longer than the second. */
const WHOLE = 5000;
const EACH = 1300;

/** Whether some lines are a scoring, and not only what things cost. */
export const counts = (events: readonly Event[]): boolean =>
  events.some(({ cells, points = 0 }) => cells?.length || points > 0);

/** Something is over: this is not what chance brings next. */
export const ends = (event: Event): boolean => heading(event) && !event.chance;

/** Whether both belong to the same turn, or both to nobody's. */
export const alike = (one: Event, other: Event): boolean =>
  (one.whose ?? null) === (other.whose ?? null);

/** How many events at the beginning are lines of one scoring: points, until something is over. What
 *  somebody's last turn itself brought does not count. */
export function run(events: readonly Event[]): number {
  const end = events.findIndex(({ points }) => !points);
  if (end <= 0) return 0;
  const [over, lines] = [events[end]!, events.slice(0, end)];
  return ends(over) && counts(lines) && lines.every((line) => alike(line, over)) ? end : 0;
}

export function chapters(events: readonly Event[]): Chapter[] {
  const found = new Map<string, { source: Text | null; events: Event[]; upto: number }>();
  events.forEach((event, at) => {
    const source = event.source ?? null;
    const name = JSON.stringify(source ?? event.what);
    const chapter = found.get(name) ?? { source, events: [], upto: 0 };
    chapter.events.push(event);
    chapter.upto = at + 1;
    found.set(name, chapter);
  });
  return [...found.values()];
}

/** How long each of this many chapters is shown. */
export const pace = (count: number): number => Math.min(EACH, WHOLE / Math.max(1, count));

/** What each seat got, in order of appearance; null: all together. */
export function sums(events: readonly Event[]): { seat: number | null; points: number }[] {
  const found = new Map<number | null, number>();
  for (const { seat = null, points = 0 } of events) found.set(seat, (found.get(seat) ?? 0) + points);
  return [...found].map(([seat, points]) => ({ seat, points }));
}

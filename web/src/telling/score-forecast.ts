/** What a move would do to the score, source by source. Pure, and knows no rules. */

import type { Event, Preview, Text } from '../line/protocol';

/** What one seat has for something now, and what it would have then. */
export interface Prospect {
  source: Text | null;
  now: number;
  then: number;
}

/** What would change for one seat; null: for all together. */
export interface SeatForecast {
  seat: number | null;
  now: number;
  then: number;
  prospects: readonly Prospect[];
}

/** Lines about the same thing: whose, for what, and in which season or round. */
const kind = ({ seat, source, stage, what }: Event): string =>
  JSON.stringify([seat ?? null, source ?? what, stage ?? null]);
const points = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.points ?? 0), 0);

/** Those for whom something would change, ``mine`` first. ``log``: what was scored before counts
 *  towards its source, if that goes on. */
export function scoreForecast(
  preview: Preview | null,
  log: readonly Event[],
  mine: number | null,
): SeatForecast[] {
  if (!preview?.now || !preview.then) return [];
  const { now, then, events } = preview;
  const at = [...now.items];
  const next = [...then.items, ...events.filter((event) => event.points)];
  const kinds = new Map([...at, ...next].map((event) => [kind(event), event]));
  const found = new Map<number | null, Prospect[]>();
  for (const [name, { seat = null, source = null }] of kinds) {
    const alike = (list: readonly Event[]): number => points(list.filter((it) => kind(it) === name));
    const before = alike(log);
    const [one, other] = [alike(at), alike(next)];
    if (one === other) continue;
    const prospect = { source, now: before + one, then: before + other };
    found.set(seat, [...(found.get(seat) ?? []), prospect]);
  }
  const order = (seat: number | null): number => (seat === mine ? -1 : (seat ?? -1));
  return [...found]
    .sort(([one], [other]) => order(one) - order(other))
    .map(([seat, prospects]) => ({
      seat,
      now: now.scores[seat ?? 0] ?? 0,
      then: then.scores[seat ?? 0] ?? 0,
      prospects,
    }));
}

/** Whether it would only be so if everything were scored now, rather than scored at once. */
export function conditional({ now, then, events }: Preview): boolean {
  if (!now || !then) return false;
  const own = (seat: number): Event[] => events.filter((event) => (event.seat ?? seat) === seat);
  return now.scores.some((score, seat) => (then.scores[seat] ?? score) - score !== points(own(seat)));
}

/** One of the changes that matter most. */
export interface Headline extends Prospect {
  seat: number | null;
}

/** The largest changes, at most ``most`` of them, in their own order. */
export function largest(all: readonly SeatForecast[], most: number): Headline[] {
  const every = all.flatMap(({ seat, prospects }) => prospects.map((it) => ({ ...it, seat })));
  const by = ({ now, then }: Prospect): number => Math.abs(then - now);
  const kept = new Set([...every].sort((one, other) => by(other) - by(one)).slice(0, most));
  return every.filter((it) => kept.has(it));
}

/** The score sheet: every change of score by who got it, what it was for and when.
 *
 *  Pure, and knows no rules: an event itself says which row and column it belongs in. */

import type { Event, Text } from '../line/protocol';

export interface Box {
  points: number;
  events: readonly Event[];
}

export interface Row {
  source: Text;
  boxes: readonly Box[];
  sum: Box;
}

/** Who is scored together: one seat, a team, or all seats at once. */
export type Side = readonly number[];

/** One table. Its columns are the stages of a game for one side, or the sides. */
export interface Sheet {
  /** Whose it is; null where the sides are the columns. */
  side: Side | null;
  columns: readonly (Text | Side)[];
  rows: readonly Row[];
  sums: readonly Box[];
  total: number;
}

/** Who shares an event's points. */
export function sideOf(event: Event, sides: readonly Side[]): Side | undefined {
  const seat = event.seat ?? null;
  return seat === null ? sides[0] : sides.find((side) => side.includes(seat));
}

/** The sides of a game: its teams, or each seat for itself; all together where points are shared. */
export function sidesOf(
  seats: number,
  teams: readonly (readonly number[])[],
  log: readonly Event[],
): Side[] {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const scored = log.filter(({ points }) => points);
  if (scored.length > 0 && scored.every(({ seat }) => (seat ?? null) === null)) return [every];
  const alone = every.filter((seat) => !teams.some((team) => team.includes(seat)));
  return [...teams, ...alone.map((seat) => [seat])].sort((one, other) => one[0]! - other[0]!);
}

const same = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each text once, in order of appearance. */
function distinct(texts: readonly Text[]): Text[] {
  const found: Text[] = [];
  for (const text of texts) if (!found.some((it) => same(it, text))) found.push(text);
  return found;
}

/** In the game's order; the others after these, sorted by number where they differ only in that: lines
 *  of 3, of 4, of 5. */
function inOrder(sources: readonly Text[], listed: readonly Text[]): Text[] {
  const place = (text: Text): number => {
    const at = listed.findIndex((it) => same(it, text));
    return at < 0 ? listed.length : at;
  };
  const first = (text: Text): number => sources.findIndex(({ id }) => id === text.id);
  const written = (text: Text): string => JSON.stringify(text.args ?? {});
  const number = new Intl.Collator('en', { numeric: true });
  return [...sources].sort(
    (one, other) =>
      place(one) - place(other) ||
      first(one) - first(other) ||
      number.compare(written(one), written(other)),
  );
}

/** What a source of points brought. */
export interface Gain extends Box {
  source: Text | null;
}

/** What each source of some points brought: lines of 3 before those of 4. */
export function bySource(events: readonly Event[]): (Gain & { source: Text })[] {
  return inOrder(distinct(events.flatMap(({ source }) => source ?? [])), []).map((source) => ({
    source,
    ...box(events.filter((event) => event.source && same(event.source, source))),
  }));
}

/** Lines that rest on the same rule, together, in order of appearance. */
export function byRule(events: readonly Event[]): Event[][] {
  const found = new Map<string, Event[]>();
  for (const event of events) {
    const { clause = '' } = event;
    found.set(clause, [...(found.get(clause) ?? []), event]);
  }
  return [...found.values()];
}

function box(events: readonly Event[]): Box {
  return { points: events.reduce((sum, { points }) => sum + (points ?? 0), 0), events };
}

/** A table of some events, by source and by columns that each hold some of them; ``reason`` says why
 *  there may be nothing in a column, ``due`` are rows that stand there in any case. */
function tabulate(
  events: readonly Event[],
  side: Side | null,
  columns: readonly (Text | Side)[],
  holds: (column: number, event: Event) => boolean,
  reason: (column: number, source: Text) => Event | undefined,
  listed: readonly Text[],
  due: readonly Text[] = [],
): Sheet {
  const across = (list: readonly Event[]): Box[] =>
    columns.map((_, at) => box(list.filter((event) => holds(at, event))));
  const sources = distinct([...events.flatMap(({ source }) => source ?? []), ...due]);
  const rows = inOrder(sources, listed).map((source): Row => {
    const list = events.filter((event) => event.source && same(event.source, source));
    const boxes = across(list).map((it, at) =>
      it.events.length > 0 ? it : box([reason(at, source) ?? []].flat()),
    );
    return { source, boxes, sum: box(list.length > 0 ? list : boxes.flatMap(({ events }) => events)) };
  });
  return { side, columns, rows, sums: across(events), total: box(events).points };
}

/** The tables of a game: with stages, one for each side; otherwise one with a column for each side.
 *  ``unscored`` are the reasons why somebody may have nothing, in the order of the rows. */
export function scoreSheets(
  log: readonly Event[],
  sides: readonly Side[],
  unscored: readonly Event[] = [],
): Sheet[] {
  const scored = log.filter(({ points, source }) => points && source);
  const stages = distinct(scored.flatMap(({ stage }) => stage ?? []));
  const listed = unscored.flatMap(({ source }) => source ?? []);
  /** The reason for this side, or for anybody, and for this stage, or for any. */
  const why = (own: Text, side: Side, now?: Text): Event | undefined =>
    unscored.find(({ source, seat = null, stage = null }) => {
      if (!source || !same(source, own) || (seat !== null && !side.includes(seat))) return false;
      return !stage || !now || same(stage, now);
    });
  // What is scored at set stages has its row even if it never gave anything.
  const due = unscored.flatMap(({ source, stage }) => (source && stage ? source : []));
  if (stages.length > 1)
    return sides.map((side) => {
      const own = scored.filter((event) => sideOf(event, sides) === side);
      const holds = (at: number, { stage }: Event): boolean =>
        Boolean(stage && same(stage, stages[at]!));
      return tabulate(own, side, stages, holds, (at, source) => why(source, side, stages[at]), listed, due);
    });
  const holds = (at: number, event: Event): boolean => sideOf(event, sides) === sides[at];
  return [tabulate(scored, null, sides, holds, (at, source) => why(source, sides[at]!), listed)];
}

/** The score of each side after each move, from those of all seats: what a chart draws. */
export const courses = (totals: readonly (readonly number[])[], sides: readonly Side[]): number[][] =>
  sides.map(([seat = 0]) => totals.map((scores) => scores[seat] ?? 0)); // a team scores as one

/** Whether its cells still show what was scored there: in a later stage of the game the board may have
 *  been cleared, and something else laid on them. */
export function lasts(event: Event, log: readonly Event[]): boolean {
  const cells = new Set(event.cells ?? []);
  const last = log.findLast(({ points, stage }) => points && stage)?.stage;
  if (!event.stage || !last || same(event.stage, last)) return true;
  const later = log.slice(log.indexOf(event) + 1);
  return !later.some((it) => !it.points && it.cells?.some((cell) => cells.has(cell)));
}

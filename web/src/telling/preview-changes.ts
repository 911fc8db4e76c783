/** What a move would change, item by item: what counts then and not now, and the other way round.
 *
 *  Pure, and knows no rules. An item that only grows, shrinks or is multiplied is one change, worth
 *  the difference: it is recognised by its seat, and by one set of cells lying within the other. */

import type { Event, Preview, Standing } from '../line/protocol';

export interface Change {
  /** What is there then, or, if it is lost or worth less, what is there now. */
  item: Event;
  points: number;
}

export function changes(preview: Preview | null): Change[] {
  if (!preview?.now || !preview.then) return [];
  const { fresh, gone } = apart(preview.now.items, kept(preview, preview.then));
  const found: Change[] = [];
  for (const item of fresh) {
    const at = gone.findIndex((old) => akin(old, item));
    const [old] = at < 0 ? [] : gone.splice(at, 1);
    const points = (item.points ?? 0) - (old?.points ?? 0);
    if (points !== 0) found.push({ item: old && points < 0 ? old : item, points });
  }
  for (const item of gone) {
    if (item.points) found.push({ item, points: -item.points });
  }
  return found;
}

/** What counts after a move. What the move itself scores was expected and is now earned: none of it is
 *  lost. What the next season or round promises is no change in the one that ends. */
function kept({ now, events }: Preview, then: Standing): readonly Event[] {
  const scored = events.filter(({ points }) => points);
  if (scored.length === 0) return then.items;
  const stage = ({ stage }: Event): string => JSON.stringify(stage ?? null);
  const known = new Set([...(now?.items ?? []), ...scored].map(stage));
  return [...then.items.filter((item) => known.has(stage(item))), ...scored];
}

function apart(now: readonly Event[], then: readonly Event[]): { fresh: Event[]; gone: Event[] } {
  const gone = new Map<string, Event[]>();
  for (const item of now) {
    const name = JSON.stringify(item);
    gone.set(name, [...(gone.get(name) ?? []), item]);
  }
  const fresh = then.filter((item) => gone.get(JSON.stringify(item))?.pop() === undefined);
  return { fresh, gone: [...gone.values()].flat() };
}

function akin(one: Event, other: Event): boolean {
  if (one.what !== other.what || (one.seat ?? null) !== (other.seat ?? null)) return false;
  const [few, many] = [one.cells ?? [], other.cells ?? []].sort((a, b) => a.length - b.length);
  return few!.length > 0 && few!.every((cell) => many!.includes(cell));
}

/** The lines that a label's ``tally`` names, added up: ``0`` means all those of seat 0, ``0/coins``
 *  all its coins, ``0/edict/edict_a`` only the edict lines that have this text among their facts,
 *  ``0//edict_a`` all such lines, whatever they are for. */
function sum(items: readonly Event[], tally: string): number {
  const [seat, what, id] = tally.split('/');
  let found = 0;
  for (const item of items) {
    if (what && item.what !== what) continue;
    if (String(item.seat ?? '') !== seat) continue;
    const facts = Object.values(item.facts ?? {});
    const named = facts.some((fact) => typeof fact === 'object' && fact.id === id);
    if (id === undefined || named) found += item.points ?? 0;
  }
  return found;
}

export interface Turnover {
  then: number;
  /** How much more it is than now. */
  more: number;
}

/** What a move would make of a number, if anything and if that can be told. */
export function becomes(preview: Preview | null, tally: string | undefined): Turnover | null {
  if (!tally || !preview?.now || !preview.then) return null;
  const then = sum(kept(preview, preview.then), tally);
  const more = then - sum(preview.now.items, tally);
  return more === 0 ? null : { then, more };
}

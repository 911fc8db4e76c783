/** What a move would make of a number on the table: what counts then, and how much more that is.
 *
 *  Pure, and knows no rules. */

import type { Event, Preview, Standing } from '../line/protocol';

/** What counts after a move. What the move itself scores was expected and is now earned: none of it is
 *  lost. What the next season or round promises is no change in the one that ends. */
export function kept({ now, events }: Preview, then: Standing): readonly Event[] {
  const scored = events.filter(({ points }) => points);
  if (scored.length === 0) return then.items;
  const stage = ({ stage }: Event): string => JSON.stringify(stage ?? null);
  const known = new Set([...(now?.items ?? []), ...scored].map(stage));
  return [...then.items.filter((item) => known.has(stage(item))), ...scored];
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

/** What a move would change, item by item: what counts then and not now, and the other way round.
 *
 *  Pure, and knows no rules. An item that only grows, shrinks or is multiplied is one change, worth
 *  the difference: it is recognised by its seat, and by one set of cells lying within the other. */

import type { Event, Preview } from '../line/protocol';
import { kept } from './turnover';

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

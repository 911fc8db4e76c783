/** Which cells have changed lately, according to the log. Pure. */

import { heading } from '../telling/events';
import type { Event } from '../line/protocol';

/** How many lines may be about one move. */
const LINES = 9;

/** The cells of the very last change, and those that others have changed since a seat's last turn.
 *  What a move brings is told after it, about cells that it covers: that is one change. */
export function lastChanged(
  log: readonly Event[],
  mine: number | null,
): ReadonlyMap<string, 'last' | 'recent'> {
  const found = new Map<string, 'last' | 'recent'>();
  // Latest first. Before a heading it may have been a different board.
  const begun = log.findLastIndex((event) => heading(event) && !event.chance);
  const told = log
    .slice(begun + 1)
    .filter(({ cells, points, seat = null }) => cells?.length && !points && seat !== null)
    .reverse();
  const seen = new Set<string>();
  let last = 0;
  for (const [at, { cells = [] }] of told.slice(0, LINES).entries()) {
    if ([...seen].every((cell) => cells.includes(cell))) last = at;
    for (const cell of cells) seen.add(cell);
  }
  for (const [at, { cells = [], seat }] of told.entries()) {
    if (at > last && (mine === null || seat === mine || told[last]!.seat === mine)) break;
    for (const cell of cells) if (!found.has(cell)) found.set(cell, at > last ? 'recent' : 'last');
  }
  return found;
}

/** What can be told from an event alone. Pure. */

import type { Event } from '../line/protocol';

/** It is about the game as a whole: nobody did it, and it is nowhere on the board. */
export const heading = (event: Event): boolean =>
  (event.seat ?? null) === null && !event.cells?.length && !event.points;

/** Somebody else has done it to the player at this seat: one of its facts names that seat. */
export function concerns(event: Event, mine: number | null): boolean {
  const seat = event.seat ?? null;
  if (mine === null || seat === null || seat === mine) return false;
  const facts = Object.entries(event.facts ?? {});
  return facts.some(([name, fact]) => name.endsWith('_player') && fact === mine);
}

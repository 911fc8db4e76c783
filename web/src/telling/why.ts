/** Why a bot moved: which lines of the log can be asked about, and where. Pure. */

import type { Event, TableCard } from '../line/protocol';
import { bare } from './log-turns';

/** Whether a line tells of something that a bot did, and bots here say why. */
export function tellable(card: TableCard | null, event: Event): boolean {
  const seat = event.seat ?? null;
  return (
    seat !== null && card?.reasons === true && card.seats[seat]?.who === 'bot' && !event.points && !bare(event)
  );
}

/** Where the reason for a line of the log is asked for, through the eyes that read it. */
export const reasonNow = (line: number, eyes: number | null): string =>
  `/why/${line}${eyes === null ? '' : `?seat=${eyes}`}`;

/** The same in a replay: for a move, if this seat made it. */
export const reasonThen = (move: number, seat: number): string => `/replay/${move}/why?seat=${seat}`;

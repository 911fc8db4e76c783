/** The seats that this browser holds. A secret is kept here and sent in a message; it never
 *  stands in an address. */

import { fetchTable, freshPart, openTable, sitDown } from './api';
import type { NewTable } from './protocol';
import { keep, recall } from './settings.svelte';

export interface HeldSeat {
  table: string;
  seat: number;
  secret: string;
  game: string;
  /** What the table promised of its part of the seed before this seat added its own. */
  commitment?: string;
  /** When it was taken, in milliseconds: the latest are offered first. */
  since: number;
}

const MOST = 12;

function read(): HeldSeat[] {
  try {
    const kept: unknown = JSON.parse(recall('seats') ?? '[]');
    return Array.isArray(kept) ? (kept as HeldSeat[]).filter((held) => held?.table) : [];
  } catch {
    return [];
  }
}

let held = read();

/** The newest first. */
export const heldSeats = (): readonly HeldSeat[] => held;

export const seatAt = (table: string): HeldSeat | undefined =>
  held.find((seat) => seat.table === table);

export function holdSeat(seat: HeldSeat): void {
  held = [seat, ...read().filter((other) => other.table !== seat.table)].slice(0, MOST);
  keep('seats', JSON.stringify(held));
}

export function forgetSeat(table: string): void {
  held = read().filter((seat) => seat.table !== table);
  keep('seats', JSON.stringify(held));
}

/** Opens a table and takes the opener's seat at it. The seat is opened free and taken afterwards:
 *  so our part of the seed is drawn only when the table has promised its own, and the table could
 *  not choose. Returns the table's id. */
export async function openAndSit(wish: NewTable): Promise<string> {
  const mine = wish.seats.findIndex(({ who }) => who === 'me');
  const name = wish.seats[mine]?.name ?? '';
  const seats = wish.seats.map((seat) => (seat.who === 'me' ? { who: 'open' as const } : seat));
  const { table } = await openTable({ ...wish, seats });
  if (mine < 0) return table;
  const { commitment } = await fetchTable(table);
  const { seat, secret } = await sitDown(table, mine, { name, part: freshPart() });
  holdSeat({ table, seat, secret, game: wish.game, commitment, since: Date.now() });
  return table;
}

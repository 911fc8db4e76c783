/** The seats that this browser holds: several at a table where several people share one screen. A
 *  secret is kept here and sent in a message; it never appears in an address. */

import { fetchTable, freshPart, openTable, sitDown } from './api';
import type { NewTable } from './protocol';
import { keep, recall } from '../common/settings.svelte';

export interface HeldSeat {
  table: string;
  seat: number;
  secret: string;
  game: string;
  /** The table's commitment to its part of the seed, made before this seat added its own. */
  commitment?: string;
  /** When it was taken, in milliseconds: the latest are offered first. */
  since: number;
}

/** Tables that are remembered. */
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

function write(seats: readonly HeldSeat[]): void {
  const tables = [...new Set(seats.map(({ table }) => table))].slice(0, MOST);
  held = seats.filter(({ table }) => tables.includes(table));
  keep('seats', JSON.stringify(held));
}

/** The tables at which this browser holds a seat, the newest first. */
export const heldTables = (): string[] => [...new Set(held.map(({ table }) => table))];

/** The seats held at a table, in order. */
export const seatsAt = (table: string): HeldSeat[] =>
  held.filter((seat) => seat.table === table).sort((one, other) => one.seat - other.seat);

/** In place of a seat: somebody who holds seats, but looks on. */
export const WATCHING = -1;

/** The secret of a seat, or of the first that is held; a spectator has none. */
export function secretOf(table: string, seat: number | null): string {
  const found = seatsAt(table);
  return (seat === null ? found[0] : found.find((it) => it.seat === seat))?.secret ?? '';
}

export function holdSeat(seat: HeldSeat): void {
  const others = read().filter((it) => it.table !== seat.table || it.seat !== seat.seat);
  write([seat, ...others]);
}

/** Forgets a seat, or all those at a table. */
export function forgetSeat(table: string, seat: number | null = null): void {
  write(read().filter((it) => it.table !== table || (seat !== null && it.seat !== seat)));
}

/** Opens a table and takes the seats of those who are here. The seats are opened free and taken
 *  afterwards: so our parts of the seed are drawn only once the table has committed to its own, and
 *  the table cannot choose the seed. Returns the table's id. */
export async function openAndSit(wish: NewTable): Promise<string> {
  const seats = wish.seats.map((seat) => (seat.who === 'me' ? { who: 'open' as const } : seat));
  const { table } = await openTable({ ...wish, seats });
  const ours = wish.seats.flatMap(({ who, name = '' }, at) => (who === 'me' ? [{ at, name }] : []));
  if (ours.length === 0) return table;
  const { commitment, seats: there } = await fetchTable(table);
  const free = there.filter(({ who }) => who === 'open').map(({ seat }) => seat);
  for (const { at, name } of ours) {
    const drawn = wish.drawn ? free.splice(Math.floor(Math.random() * free.length), 1)[0] : at;
    const { seat, secret } = await sitDown(table, drawn ?? at, { name, part: freshPart() });
    holdSeat({ table, seat, secret, game: wish.game, commitment, since: Date.now() });
  }
  return table;
}

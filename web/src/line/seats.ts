/** The seats that this browser holds: several at a table where several people share one screen. Whose
 *  they are the server knows by a cookie that no script can read; here is what it has told us. */

import { fetchTable } from './api';
import type { Arrival, TableCard } from './protocol';
import { recall } from '../common/settings.svelte';

const held = new Map<string, readonly number[]>();

/** The seats held at a table, in order. */
export const seatsAt = (table: string): readonly number[] => held.get(table) ?? [];

/** In place of a seat: somebody who holds seats, but looks on. */
export const WATCHING = -1;

export function note({ table, mine }: Pick<Arrival, 'table' | 'mine'>): TableCard {
  held.set(table.table, mine);
  return table;
}

/** Comes to a table, and sits down where a seat is kept. */
export async function enter(table: string): Promise<TableCard> {
  await handedOver();
  const arrival = await fetchTable(table);
  const kept = arrival.mine.some((seat) => arrival.table.seats[seat]?.kept);
  return kept ? (await import('./sitting')).takeKept(arrival) : note(arrival);
}

/** Seats from before a browser had one secret for all of them are handed over first. */
export const handedOver = async (): Promise<unknown> =>
  recall('seats') && (await import('./old-seats')).handedOver();

/** The seats that this browser holds: several at a table where several people share one screen. Whose
 *  they are the server knows by a cookie that no script can read; here is what it has told us. */

import { fetchMine, fetchTable, freshPart, handOver, openTable, playAgain, Refusal, sitDown } from './api';
import type { Arrival, MyTables, NewTable, TableCard } from './protocol';
import { keep, recall } from '../common/settings.svelte';

const held = new Map<string, readonly number[]>();

/** The seats held at a table, in order. */
export const seatsAt = (table: string): readonly number[] => held.get(table) ?? [];

/** In place of a seat: somebody who holds seats, but looks on. */
export const WATCHING = -1;

function note({ table, mine }: Arrival): TableCard {
  held.set(table.table, mine);
  return table;
}

/** Comes to a table. Where seats are kept for this browser it sits down: our part of the seed is drawn only
 *  now that the table has committed to its own, so the table cannot choose the seed. */
export async function enter(table: string): Promise<TableCard> {
  await handedOver();
  return takeKept(await fetchTable(table));
}

/** Opens a table and takes the seats of those who are here. Returns the table's id. */
export const openAndSit = async (wish: NewTable): Promise<string> =>
  (await takeKept(await openTable(wish))).table;

/** The next game with the same people. Returns its table's id. */
export const goOn = async (table: string): Promise<string> => (await takeKept(await playAgain(table))).table;

/** A free seat becomes ours. */
export async function takeSeat({ table, commitment }: TableCard, seat: number, name: string): Promise<TableCard> {
  remember(table, commitment);
  return note(await sitDown(table, seat, { name, part: freshPart() }));
}

async function takeKept({ table, mine }: Arrival): Promise<TableCard> {
  let card = note({ table, mine });
  for (const seat of mine) {
    const { kept, name } = card.seats[seat]!;
    if (kept) card = await takeSeat(card, seat, name);
  }
  return card;
}

/** Everything this browser has a seat at. */
export async function myTables(): Promise<MyTables> {
  await handedOver();
  const found = await fetchMine();
  for (const { table, mine } of found.tables) held.set(table.table, mine);
  return found;
}

// --- what a table committed itself to -------------------------------------------------------------

/** Tables whose commitments are remembered. */
const MOST = 100;

function commitments(): Record<string, string> {
  try {
    return JSON.parse(recall('commitments') ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The table's commitment to its part of the seed, as it was before a seat here added its own. */
function remember(table: string, commitment: string): void {
  const others = Object.entries(commitments()).filter(([name]) => name !== table);
  keep('commitments', JSON.stringify(Object.fromEntries([...others, [table, commitment]].slice(-MOST))));
}

// --- seats from before ----------------------------------------------------------------------------

/** A seat as pages kept it before a browser had one secret for all of them. */
interface OldSeat {
  table: string;
  secret: string;
  commitment?: string;
}

function oldSeats(): OldSeat[] {
  try {
    const kept: unknown = JSON.parse(recall('seats') ?? '[]');
    return Array.isArray(kept) ? (kept as OldSeat[]).filter((seat) => seat?.table && seat.secret) : [];
  } catch {
    return [];
  }
}

let handing: Promise<void> | null = null;

/** Old seats are handed over once; they go from here only when the server has them. */
const handedOver = (): Promise<void> => (handing ??= passOn());

async function passOn(): Promise<void> {
  const seats = oldSeats();
  if (seats.length === 0) return;
  try {
    await handOver({ secrets: seats.map(({ secret }) => secret) });
  } catch (error) {
    handing = null; // the next time, then
    if (error instanceof Refusal) return;
    throw error;
  }
  for (const { table, commitment } of seats) if (commitment) remember(table, commitment);
  keep('seats', null);
}

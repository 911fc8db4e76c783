/** Sitting down at a table. */

import { json, pathOf } from './api';
import type { Arrival, Sit, TableCard } from './protocol';
import { note } from './seats';
import { partFor, satDown } from './witness';

/** A free seat becomes ours. Our part of the seed answers the commitment that we were shown. */
export async function takeSeat(card: TableCard, seat: number, name: string): Promise<TableCard> {
  const wish: Sit = { name, part: partFor(card, seat), commitment: card.commitment };
  const taken = note(await json<Arrival>(`${pathOf(card.table)}/seats/${seat}`, wish));
  satDown(card, seat);
  return taken;
}

/** Sits down where seats are kept for this browser. Our part of the seed is drawn only now that the table
 *  has committed to its own, so the table cannot choose the seed. */
export async function takeKept(arrival: Arrival): Promise<TableCard> {
  let card = note(arrival);
  for (const seat of arrival.mine) {
    const { kept, name } = card.seats[seat]!;
    if (kept) card = await takeSeat(card, seat, name);
  }
  return card;
}

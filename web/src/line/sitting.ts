/** Sitting down at a table. */

import { json, pathOf } from './api';
import type { Arrival, Sit, TableCard } from './protocol';
import { note } from './seats';
import { keep, recall } from '../common/settings.svelte';

/** 16 bytes that go into the seed, so that the server alone cannot choose it. */
function freshPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A free seat becomes ours. */
export async function takeSeat({ table, commitment }: TableCard, seat: number, name: string): Promise<TableCard> {
  remember({ [table]: commitment });
  const wish: Sit = { name, part: freshPart() };
  return note(await json(`${pathOf(table)}/seats/${seat}`, wish));
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

/** Tables whose commitments are remembered. */
const MOST = 100;

/** The tables' commitments to their parts of the seed, as they were before a seat here added its own. */
export function remember(commitments: Record<string, string>): void {
  let before: object = {};
  try {
    before = JSON.parse(recall('commitments') ?? '{}') as object;
  } catch {
    // somebody else has written there
  }
  const all = Object.entries({ ...before, ...commitments }).slice(-MOST);
  keep('commitments', JSON.stringify(Object.fromEntries(all)));
}

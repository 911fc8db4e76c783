/** An honest shuffle: what a table publishes in the end, and what a browser with seat 0 noted before. */

import { sha256 } from '../src/line/sha256';
import type { TableCard } from '../src/line/protocol';
import { remember, type Noted } from '../src/line/witness';
import type { Published } from '../src/telling/shuffle';
import { serve } from './line';

const SERVER = 'ab'.repeat(32);
const PART = 'cd'.repeat(16);

const bytes = (hex: string): number[] => Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
export const COMMITMENT = sha256(Uint8Array.from(bytes(SERVER)));

/** The table publishes it, except for what it says otherwise. */
export function shuffled({ table, game, rules, ...card }: TableCard, otherwise: Partial<Published['parts']> = {}): void {
  const options = Object.fromEntries(Object.entries(card.options).sort(([one], [other]) => (one < other ? -1 : 1)));
  const terms = { game, options, rules, seats: card.seats.length };
  const seed = sha256(Uint8Array.from([...bytes(SERVER + PART), ...new TextEncoder().encode(JSON.stringify(terms))]));
  const seats = [{ seat: 0, part: PART }];
  const parts = { server: SERVER, seats, commitment: COMMITMENT, ...otherwise };
  serve(`/api/tables/${table}/record`, { record: { ...terms, seed }, parts } satisfies Published);
  const noted: Noted = { commitment: COMMITMENT, terms, bots: [], chosen: false, parts: { 0: PART }, sat: [0] };
  remember({ [table]: noted });
}

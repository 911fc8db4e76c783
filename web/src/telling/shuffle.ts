/** Whether a shuffle was honest: what a table publishes in the end, compared with what this browser noted
 *  before it sat down. `isolario.table.seeds` says how a seed is made, and why that order. */

import { sha256 } from '../line/sha256';
import type { TableCard } from '../line/protocol';
import type { Noted, Terms } from '../line/witness';

/** What a table publishes when its game is over. No parts: the seed was chosen by hand. */
export interface Published {
  record: Terms & { seed: string };
  parts: Parts | null;
}

interface Parts {
  server: string;
  seats: { seat: number; part: string; by_server?: boolean }[];
  commitment: string;
}

/** What is wrong. */
export type Fault = 'commitment' | 'server' | 'part' | 'others' | 'terms' | 'seed' | 'chosen' | 'missing';

/** good: everything is as we noted it. unseen: we noted too little to tell. server: nobody else added to
 *  the seed, or the server filled in a part. changed: the rules have, since. */
export type Verdict = 'good' | 'unseen' | 'server' | 'chosen' | 'changed' | { faults: Fault[] };

/** ``published`` is null where the table refuses it. ``mine``: our seats, as the table says. */
export function judge(
  published: Published | null,
  { shuffle, seats }: Pick<TableCard, 'shuffle' | 'seats'>,
  noted: Noted | null,
  mine: readonly number[],
): Verdict {
  const sat = [...new Set([...(noted?.sat ?? []), ...mine])];
  const known = sat.length > 0 && sat.every((seat) => noted?.parts?.[seat]);
  const parts = published?.parts;
  if (!published || !parts) {
    if (noted?.chosen || (shuffle === 'chosen' && !known)) return 'chosen';
    if (shuffle === 'changed') return 'changed';
    return known ? { faults: [published ? 'chosen' : 'missing'] } : 'unseen';
  }
  const given = new Map(parts.seats.flatMap(({ seat, part, by_server }) => (by_server ? [] : [[seat, part]])));
  const bots = noted?.bots ?? seats.flatMap(({ seat, who }) => (who === 'bot' ? [seat] : []));
  const found: Record<Fault, boolean> = {
    chosen: false,
    missing: false,
    commitment: Boolean(noted) && noted!.commitment !== parts.commitment,
    server: hashOf([parts.server]) !== parts.commitment,
    part: sat.some((seat) => noted?.parts?.[seat] && noted.parts[seat] !== given.get(seat)),
    others: parts.seats.some(({ seat }) => bots.includes(seat)),
    terms: Boolean(noted?.terms) && written(noted!.terms!) !== written(published.record),
    seed: mixed(parts, published.record) !== published.record.seed,
  };
  const faults = (Object.keys(found) as Fault[]).filter((fault) => found[fault]);
  if (faults.length > 0) return { faults };
  if (given.size === 0 || given.size < parts.seats.length) return 'server';
  return known && noted?.terms ? 'good' : 'unseen';
}

/** The seed that the parts and the terms give; empty if they make no sense. */
function mixed({ server, seats }: Parts, terms: Terms): string {
  const inOrder = [...seats].sort((one, other) => one.seat - other.seat);
  const twice = inOrder.some(({ seat }, at) => seat === inOrder[at + 1]?.seat);
  const outside = inOrder.some(({ seat }) => !(seat >= 0 && seat < terms.seats));
  return twice || outside ? '' : hashOf([server, ...inOrder.map(({ part }) => part)], written(terms));
}

/** The hash of parts of the right length, and of a text after them. */
function hashOf(parts: string[], text = ''): string {
  if (!parts.every((part, at) => new RegExp(`^[0-9a-f]{${at === 0 ? 64 : 32}}$`).test(part))) return '';
  const bytes = Array.from(parts.join('').match(/../g)!, (pair) => parseInt(pair, 16));
  return sha256(Uint8Array.from([...bytes, ...new TextEncoder().encode(text)]));
}

/** Terms as JSON with sorted keys. */
function written({ game, options, rules, seats }: Terms): string {
  const terms = { game, options, rules, seats };
  return JSON.stringify(terms, [...Object.keys(terms), ...Object.keys(options)].sort());
}

/** How anybody can check the same by themselves. */
export const byHand = (table: string, { commitment, parts = {}, sat = [] }: Noted): string =>
  [
    `isolario verify ${table}.json --commitment ${commitment}`,
    ...sat.flatMap((seat) => (parts[seat] ? [`--part ${seat + 1}=${parts[seat]}`] : [])),
  ].join(' ');

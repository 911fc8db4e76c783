/** What this browser notes of a table before it sits down there, so that it can tell in the end whether
 *  the shuffle was fixed by then: the commitment it was shown, what was agreed on, and its own parts of
 *  the seed. */

import { Refusal } from './api';
import type { OptionValue, TableCard } from './protocol';
import { keep, recall } from '../common/settings.svelte';

/** What a seed is bound to, besides its parts. */
export interface Terms {
  game: string;
  options: Record<string, OptionValue>;
  rules: number;
  seats: number;
}

export interface Noted {
  commitment: string;
  /** None, nor anything else, where an older page noted the commitment alone. */
  terms?: Terms;
  /** The seats that bots play: they add nothing. */
  bots?: number[];
  /** We were told that the seed was chosen by hand. */
  chosen?: boolean;
  /** What we added to the seed, or tried to, by seat. */
  parts?: Record<number, string>;
  /** The seats where we sat down. */
  sat?: number[];
}

/** Tables that are remembered. */
const MOST = 300;

function all(): Record<string, Noted | string> {
  try {
    return (JSON.parse(recall('commitments') ?? '{}') as Record<string, Noted | string> | null) ?? {};
  } catch {
    return {}; // somebody else has written there
  }
}

/** What was noted of a table, if anything. */
export function noted(table: string): Noted | null {
  const note = all()[table] ?? null;
  return typeof note === 'string' ? { commitment: note } : note;
}

/** Notes something of tables; the last noted are remembered longest. */
export function remember(notes: Record<string, Noted>): void {
  const rest = Object.entries(all()).filter(([table]) => !(table in notes));
  keep('commitments', JSON.stringify(Object.fromEntries([...rest, ...Object.entries(notes)].slice(-MOST))));
}

/** Notes a table as it is shown for the first time. Once it has committed itself it must not do so again:
 *  it would be choosing its part when it knows some of ours. */
export function witness(card: TableCard): Noted {
  const { table, commitment, game, options, rules, seats } = card;
  const before = noted(table);
  if (before && before.commitment !== commitment) throw new Refusal({ id: 'page_seed_changed_before' }, 409);
  if (before?.terms) return before;
  const note: Noted = {
    commitment,
    terms: { game, options, rules, seats: seats.length },
    bots: seats.flatMap(({ who, seat }) => (who === 'bot' ? [seat] : [])),
    chosen: card.shuffle === 'chosen',
  };
  remember({ [table]: note });
  return note;
}

/** Our part of the seed for a seat: 16 bytes, so that the server alone cannot choose it. However often we
 *  have to ask for the seat it is the same, or a server could refuse us until it likes what it gets. */
export function partFor(card: TableCard, seat: number): string {
  const note = witness(card);
  const part = note.parts?.[seat] ?? fresh();
  remember({ [card.table]: { ...note, parts: { ...note.parts, [seat]: part } } });
  return part;
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** We have sat down: our part has to be there in the end. */
export function satDown({ table }: TableCard, seat: number): void {
  const note = noted(table);
  if (note) remember({ [table]: { ...note, sat: [...new Set([...(note.sat ?? []), seat])] } });
}

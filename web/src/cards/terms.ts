/** The terms in a sentence that have a card: the same as isolario.teach.cards finds them. Pure. */

import { applies, type Agreed } from '../book/book';
import type { PrintedCard } from '../line/protocol';

/** A term, where it stands in a text, and its card. */
export interface Term {
  card: string;
  from: number;
  to: number;
}

/** Finds the terms of a text, in order. */
export type Terms = (text: string) => Term[];

const LETTER = String.raw`[\p{L}\p{N}_]`;

/** A pattern that finds a name, with its first letter as it is or as a capital. */
function pattern(name: string): string {
  const words = name.split(' ').map((word) =>
    word.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{N}_’]*`),
  );
  const whole = words.join(String.raw`\s`);
  const first = name[0]!;
  return first === first.toUpperCase()
    ? whole
    : `[${first}${first.toUpperCase()}]${whole.slice(first.length)}`;
}

/** The terms of a game, from the cards in use: of names that begin at the same place, the longest. */
export function termsOf(cards: readonly PrintedCard[], agreed: Agreed): Terms {
  const known = cards
    .filter((card) => applies(card, agreed))
    .flatMap(({ id, names = [] }) => names.map((name) => ({ id, name })))
    .sort((one, other) => other.name.length - one.name.length);
  if (known.length === 0) return () => [];
  const all = known.map(({ name }) => `(${pattern(name)})`).join('|');
  const sought = new RegExp(`(?<!${LETTER})(?:${all})(?!${LETTER})`, 'gu');
  return (text) =>
    [...text.matchAll(sought)].map((found) => ({
      card: known[found.slice(1).findIndex((group) => group !== undefined)]!.id,
      from: found.index,
      to: found.index + found[0].length,
    }));
}

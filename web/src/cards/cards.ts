/** What explains a thing on a table: the same as isolario.teach.cards. Pure. */

import { applies, type Agreed } from '../book/book';
import type { Area, PrintedCard, Text } from '../line/protocol';

export type Kind = 'symbols' | 'labels' | 'strokes' | 'maps';

/** What can be pointed at in an area. */
export interface Thing {
  kind: Kind;
  /** Its key: of a sprite, a label, a stroke or a small map. */
  key: string;
  /** The names by which cards know it. */
  name: string;
  /** What is said about it, if anything. */
  words: Text | string | null;
  /** The drawing, if it is one. */
  symbol: string;
  x: number;
  y: number;
  layer: number;
}

const read = new Map<string, RegExp>();

function pattern(text: string): RegExp {
  let found = read.get(text);
  if (!found) {
    const whole = text.includes('/') ? text : `*/${text}`;
    const parts = whole.split('*').map((part) => part.replaceAll(/[^\w/ -]/g, '\\$&'));
    found = new RegExp(`^${parts.join('.*')}$`);
    read.set(text, found);
  }
  return found;
}

/** Whether one of some patterns matches a name. One without an area is for all areas. */
export const alike = (patterns: readonly string[], name: string): boolean =>
  patterns.some((text) => pattern(text).test(name));

/** The ids of a text and of all texts inside it. */
export function said(text: Text | string | null): string[] {
  if (text === null || typeof text === 'string') return [];
  const inside = Object.values(text.args ?? {});
  return [text.id, ...inside.flatMap((fact) => (typeof fact === 'object' ? said(fact) : []))];
}

/** Everything that an area shows, the topmost first. */
export function thingsOf(area: Area): Thing[] {
  const name = (key: string): string => `${area.key}/${key}`;
  const sprites = (area.sprites ?? []).map(({ key, symbol, x, y, layer = 0, words = null }) => ({
    kind: 'symbols' as const,
    key,
    name: name(symbol),
    words,
    symbol,
    x,
    y,
    layer,
  }));
  const labels = (area.labels ?? []).map(({ key, text, x, y }) => ({
    kind: 'labels' as const,
    key,
    name: name(key),
    words: text,
    symbol: '',
    x,
    y,
    layer: 9,
  }));
  const strokes = (area.strokes ?? []).map(({ key, words = null, points }) => ({
    kind: 'strokes' as const,
    key,
    name: name(key),
    words,
    symbol: '',
    x: points.at(-1)?.[0] ?? 0,
    y: points.at(-1)?.[1] ?? 0,
    layer: 5,
  }));
  const maps = (area.mosaics ?? []).map(({ key, words = null, x, y }) => ({
    kind: 'maps' as const,
    key,
    name: name(key),
    words,
    symbol: '',
    x,
    y,
    layer: 0,
  }));
  const all: Thing[] = [...sprites, ...labels, ...strokes, ...maps];
  return all.reverse().sort((one, other) => other.layer - one.layer);
}

/** The cards that explain a thing at a table, the one that gives it its name first. */
export function cardsOf(
  cards: readonly PrintedCard[],
  thing: Thing,
  agreed: Agreed,
): PrintedCard[] {
  const ids = said(thing.words);
  return cards.filter(
    (card) =>
      applies(card, agreed) &&
      (alike(card[thing.kind] ?? [], thing.name) || card.words?.some((id) => ids.includes(id))),
  );
}

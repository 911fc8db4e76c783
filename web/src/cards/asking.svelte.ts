/** What somebody asks about: a thing on the table, pointed at, pressed or come to by keys. */

import { once, persist } from '../api';
import type { Agreed } from '../book/book';
import { lyingOn } from '../layout';
import type { Area, PrintedCard } from '../protocol';
import { settings } from '../settings.svelte';
import type { Stage } from '../stage.svelte';
import type { Table } from '../table.svelte';
import type { Language } from '../words';
import { alike, cardsOf, thingsOf, type Thing } from './cards';

/** A question: what it is about, and where. */
export interface Asked {
  /** Tells one question from the next. */
  key: string;
  /** What is asked about, in words: what a cell is called, what a piece says. */
  words: string;
  cards: readonly PrintedCard[];
  /** The drawing, if there is one. */
  symbol: string;
  /** Where it is, on the screen. */
  rect: DOMRect;
  /** All of it was asked for; otherwise it is only pointed at. */
  open: boolean;
}

class Asking {
  /** What is being told. */
  now = $state.raw<Asked | null>(null);
  #cards = $state.raw<Record<string, readonly PrintedCard[]>>({});
  #wanted = new Set<string>();

  /** The cards of a game, in the reader's language; none until they are there. */
  cards(game: string): readonly PrintedCard[] {
    const { language } = settings;
    const path = `/api/games/${encodeURIComponent(game)}/cards/${language satisfies Language}`;
    if (!this.#wanted.has(path)) {
      this.#wanted.add(path);
      persist(
        () => once(path),
        (text) => {
          this.#cards = { ...this.#cards, [path]: JSON.parse(text) as PrintedCard[] };
        },
      );
    }
    return this.#cards[path] ?? [];
  }

  close = (): void => void (this.now = null);
}

export const asking = new Asking();

export const agreedAt = ({ card }: Table): Agreed => ({
  options: card?.options ?? {},
  seats: card?.seats.length ?? 0,
});

/** The cards of some things of a table, each once: those of the first thing first. */
function explained(table: Table, things: readonly Thing[]): PrintedCard[] {
  const cards = asking.cards(table.card?.game ?? '');
  const agreed = agreedAt(table);
  return [...new Set(things.flatMap((thing) => cardsOf(cards, thing, agreed)))];
}

/** The same, in the order of the game: what is peculiar before what is common. */
const ranked = (table: Table, cards: readonly PrintedCard[]): PrintedCard[] =>
  asking.cards(table.card?.game ?? '').filter((card) => cards.includes(card));

/** The things of an area that have a card, of those that are asked for. */
export function explicable(
  area: Area,
  table: Table,
  asked: (thing: Thing) => boolean = () => true,
): { thing: Thing; cards: readonly PrintedCard[] }[] {
  return thingsOf(area)
    .filter(asked)
    .map((thing) => ({ thing, cards: explained(table, [thing]) }))
    .filter(({ cards }) => cards.length > 0);
}

function saying(stage: Stage, { words }: Thing): string {
  return typeof words === 'string' ? words : words ? stage.say(words) : '';
}

/** Everything at a place of the board, whatever lies on top of what. */
function onCell(stage: Stage, key: string): Asked | null {
  const cell = stage.cells.get(stage.refer({ key }));
  if (!cell) return null;
  const half = stage.size / 2;
  const ground = stage.sprites.map((sprite) => ({ ...sprite, layer: 0 }));
  const lying = new Set(lyingOn(cell, ground, stage.symbols).map((sprite) => sprite.key));
  const near = ({ x, y }: Thing): boolean => Math.hypot(x - cell.x, y - cell.y) < half;
  const through = new Set(
    (stage.area.strokes ?? [])
      .filter(({ points }) => points.some(([x, y]) => Math.hypot(x - cell.x, y - cell.y) < half))
      .map((stroke) => stroke.key),
  );
  const things = thingsOf(stage.area).filter((thing) => {
    if (thing.kind === 'symbols') return lying.has(thing.key) || near(thing);
    return thing.kind === 'strokes' ? through.has(thing.key) : near(thing);
  });
  const asked = told(stage, things);
  return asked && { ...asked, key: `${stage.area.key} ${key}`, words: stage.spoken(cell) };
}

function told(stage: Stage, things: readonly Thing[]): Asked | null {
  const cards = explained(stage.table, things);
  const [thing] = things;
  if (cards.length === 0 || !thing) return null;
  const shown = things.find(({ symbol }) => symbol)?.symbol ?? '';
  const words = things.map((it) => saying(stage, it)).find((text) => text.length > 1) ?? '';
  return { key: thing.name + thing.key, words, cards, symbol: shown, rect: new DOMRect(), open: false };
}

/** The drawing that a card is for, if it lies among some things. */
const drawingOf = ({ symbols = [] }: PrintedCard, things: readonly Thing[]): string =>
  things.find(({ symbol, name }) => symbol && alike(symbols, name))?.symbol ?? '';

/** What something on the screen is about; null where nothing is to be told. */
export function question(table: Table, target: Element | null): Asked | null {
  const node = target?.closest<SVGElement>('[data-thing], .target');
  const stage = table.carry.sheet(node ?? undefined);
  if (!node || !stage) return null;
  const { thing, cell, look, value, idle, lift, onto, back, drag } = node.dataset;
  let asked: Asked | null;
  if (cell !== undefined) asked = onCell(stage, cell);
  else {
    const key = thing ?? look ?? value ?? idle ?? lift ?? onto ?? back ?? drag;
    const on = new Map(stage.sprites.map((sprite) => [sprite.key, sprite.on]));
    const kind = node.dataset['kind'] ?? (look === undefined ? 'symbols' : 'maps');
    const all = thingsOf(stage.area);
    const own = all.find((it) => it.kind === kind && it.key === key);
    if (!own) return null;
    // What stands on it belongs to it, and so does what it lies on.
    const under = new Set(lyingOn(own, stage.sprites, stage.symbols).map((sprite) => sprite.key));
    const near = all.filter((it) => it !== own && it.symbol);
    const around = near.filter((it) => under.has(it.key) || on.get(it.key) === key);
    asked = told(stage, [own, ...around]);
    if (!asked) return null;
    const cards = ranked(table, asked.cards);
    // A number has no drawing: that of something else with the same card stands beside it.
    const symbol = drawingOf(cards[0]!, [own, ...around]) || drawingOf(cards[0]!, all);
    asked = { ...asked, cards, symbol: symbol || asked.symbol };
  }
  return asked && { ...asked, rect: node.getBoundingClientRect() };
}

/** The card that a piece is called by. */
export function kindOf(stage: Stage, key: string): string | undefined {
  const piece = thingsOf(stage.area).find((thing) => thing.symbol && thing.key === key);
  return piece && ranked(stage.table, explained(stage.table, [piece]))[0]?.id;
}

/** The card with an id, for what is no thing of an area. */
export function ask(table: Table, id: string, words: string, node: Element): void {
  const cards = asking.cards(table.card?.game ?? '').filter((card) => card.id === id);
  const rect = node.getBoundingClientRect();
  asking.now = { key: id, words, cards, symbol: '', rect, open: true };
}

/** What somebody asks about: a thing on the table, pointed at, pressed or reached by keys. */

import { once, persist } from '../line/api';
import type { Agreed } from '../book/book';
import { lyingOn, reach, spreadOf, standing } from '../looking/layout';
import type { Area, Cell, PrintedCard, Sprite, Text } from '../line/protocol';
import { refer } from '../common/reference';
import { settings } from '../common/settings.svelte';
import type { Stage } from '../looking/stage.svelte';
import type { Table } from '../table/table.svelte';
import type { Language } from '../common/words';
import { alike, cardsOf, thingsOf, type Thing } from './cards';

type Spot = { x: number; y: number };

/** A question: what it is about, and where. */
export interface Asked {
  /** Tells one question from the next. */
  key: string;
  /** What is asked about, in words: what a cell is called, what a piece says. */
  words: string;
  cards: readonly PrintedCard[];
  /** The drawing, if there is one. */
  symbol: string;
  /** What stands on what is drawn, around its middle. */
  standing?: readonly Sprite[];
  /** Where it is, on the screen. */
  rect: DOMRect;
  /** Everything about it was asked for; otherwise it is only pointed at. */
  open: boolean;
  /** It is a term, and its sentence goes on beside it. */
  term?: boolean;
}

class Asking {
  /** What is being told. */
  now = $state.raw<Asked | null>(null);
  #cards = $state.raw<Record<string, readonly PrintedCard[]>>({});
  #wanted = new Set<string>();

  /** The cards of a game, in the reader's language; none until they have loaded. */
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
  options: card?.in_use ?? {},
  seats: card?.seats.length ?? 0,
});

/** The cards of some things on a table, each once: those of the first thing first. */
function explained(table: Table, things: readonly Thing[]): PrintedCard[] {
  const cards = asking.cards(table.card?.game ?? '');
  const agreed = agreedAt(table);
  return [...new Set(things.flatMap((thing) => cardsOf(cards, thing, agreed)))];
}

/** The same, in the game's order: what is special before what is common. */
const ranked = (table: Table, cards: readonly PrintedCard[]): PrintedCard[] =>
  asking.cards(table.card?.game ?? '').filter((card) => cards.includes(card));

/** What a card says: once the game is over, its words for that, if it has any. */
export const textOf = ({ now, frames }: Table, { text, over }: PrintedCard): string =>
  (now?.outcome && !frames.showing && over) || text;

/** The things of an area that are asked for and have a card. */
export function explicable(
  area: Area,
  table: Table,
  asked: (thing: Thing) => boolean = () => true,
): { thing: Thing; cards: readonly PrintedCard[] }[] {
  const all = asking.cards(table.card?.game ?? '');
  const agreed = agreedAt(table);
  return thingsOf(area)
    .filter(asked)
    .map((thing) => ({ thing, cards: cardsOf(all, thing, agreed) }))
    .filter(({ cards }) => cards.length > 0);
}

function saying(stage: Stage, { words }: Thing): string {
  return typeof words === 'string' ? words : words ? atSight(stage, words) : '';
}

/** A text for somebody who can see the place: where it is, and codes that nobody sees, are left out
 *  if the game has words without them (`…_seen`). */
function atSight(stage: Stage, text: Text): string {
  const { speaker } = stage.props();
  const seen = ({ id, args = {} }: Text): Text => ({
    id: speaker.knows(`${id}_seen`) ? `${id}_seen` : id,
    args: Object.fromEntries(
      Object.entries(args).map(([name, fact]) => [name, typeof fact === 'object' ? seen(fact) : fact]),
    ),
  });
  return speaker.say(seen(text)).trim();
}

/** What there is to say of a cell, or of the part of it that is pointed at. */
function seenOn(stage: Stage, cell: Cell, part: string | undefined): string {
  const name = atSight(stage, cell.name);
  const place = refer(stage.area.key, part === undefined ? cell.key : `${cell.key}/${part}`);
  const more = [...stage.on(cell), ...stage.groupsOf(place)]
    .map(({ words }) => (words ? atSight(stage, words) : ''))
    .filter((text) => !name.includes(text));
  return [...new Set([name, ...more])].filter(Boolean).join('; ');
}

/** How far a point is from a line through all of these points. */
function distance({ x, y }: Spot, points: readonly (readonly [number, number])[]): number {
  const far = points.slice(1).map(([x2, y2], at) => {
    const [x1, y1] = points[at]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.max(0, Math.min(1, along));
    return Math.hypot(x1 + share * dx - x, y1 + share * dy - y);
  });
  return Math.min(...far);
}

/** Whether a point on the sheet lies on a thing. */
function covers(stage: Stage, thing: Thing, at: Spot): boolean {
  if (thing.kind === 'strokes') {
    const stroke = (stage.area.strokes ?? []).find(({ key }) => key === thing.key);
    return distance(at, stroke?.points ?? []) < stage.size * 0.1;
  }
  const sprite = stage.byKey.get(thing.key);
  if (!sprite || !thing.symbol) return Math.hypot(thing.x - at.x, thing.y - at.y) < stage.size / 4;
  const [wide, high] = reach(sprite, stage.symbols);
  return Math.abs(sprite.x - at.x) < wide && Math.abs(sprite.y - at.y) < high;
}

/** The part of a cell at a point on the screen. */
function partAt(node: Element, { x, y }: Spot): string | undefined {
  const inside = document.elementsFromPoint(x, y).find((it) => node.contains(it));
  return inside?.closest<SVGElement>('[data-inside]')?.dataset['inside'];
}

/** Everything at a place on the board, whatever lies on top of what: first what is pointed at, if
 *  anything is, then the rest. */
function onCell(stage: Stage, node: Element, key: string, point: Spot | undefined): Asked | null {
  const cell = stage.cells.get(stage.refer({ key }));
  if (!cell) return null;
  const half = stage.size / 2;
  const ground = stage.sprites.map((sprite) => ({ ...sprite, layer: 0 }));
  const lying = new Set(lyingOn(cell, spreadOf(ground, stage.symbols)).map((sprite) => sprite.key));
  const near = ({ x, y }: Thing): boolean => Math.hypot(x - cell.x, y - cell.y) < half;
  const through = new Set(
    (stage.area.strokes ?? [])
      .filter(({ points }) => points.some(([x, y]) => Math.hypot(x - cell.x, y - cell.y) < half))
      .map((stroke) => stroke.key),
  );
  const { left, top } = node.closest('.area')!.getBoundingClientRect();
  const part = point && partAt(node, point);
  /** It stands on another part of the cell than the one pointed at. */
  const elsewhere = (thing: Thing): boolean => {
    if (!part || thing.layer <= 0) return false;
    const { x, y } = stage.pixels(thing);
    const own = partAt(node, { x: left + x, y: top + y });
    return own !== undefined && own !== part;
  };
  const all = thingsOf(stage.area);
  const things = all.filter((thing) => {
    if (thing.kind === 'strokes') return through.has(thing.key);
    const here = near(thing) || (thing.kind === 'symbols' && lying.has(thing.key));
    return here && !elsewhere(thing);
  });
  const at = point && stage.units({ x: point.x - left, y: point.y - top });
  // Whatever lies above the ground may straddle an edge.
  const own = (thing: Thing): boolean => thing.layer > 0 || things.includes(thing);
  const hit = at ? all.filter((thing) => own(thing) && covers(stage, thing, at)) : [];
  const [first, rest] = [hit, things].map((some) => ranked(stage.table, explained(stage.table, some)));
  const cards = [...new Set([...first!, ...rest!])];
  const [card] = cards;
  if (!card) return null;
  return {
    key: `${stage.area.key} ${key} ${card.id}`,
    words: seenOn(stage, cell, part),
    cards,
    symbol: drawingOf(card, [...hit, ...things]) || ownDrawing(card) || (hit[0] ?? things[0])!.symbol,
    rect: new DOMRect(),
    open: false,
  };
}

function askedAbout(stage: Stage, things: readonly Thing[]): Asked | null {
  const cards = explained(stage.table, things);
  const [thing] = things;
  if (cards.length === 0 || !thing) return null;
  const shown = things.find(({ symbol }) => symbol)?.symbol ?? '';
  const words = things.map((it) => saying(stage, it)).find((text) => text.length > 1) ?? '';
  return { key: thing.name + thing.key, words, cards, symbol: shown, rect: new DOMRect(), open: false };
}

/** The drawing that a card is for, if it is among some things. */
const drawingOf = ({ symbols = [] }: PrintedCard, things: readonly Thing[]): string =>
  things.find(({ symbol, name }) => symbol && alike(symbols, name))?.symbol ?? '';

/** The drawing that a card names. */
const ownDrawing = ({ symbols = [] }: PrintedCard): string =>
  symbols.find((name) => !name.includes('*'))?.split('/').at(-1) ?? '';

/** The card of a term in a sentence, with its drawing from the table, or else by name. */
function ofTerm(table: Table, node: HTMLElement): Asked | null {
  const id = node.dataset['term'] ?? '';
  const card = asking.cards(table.card?.game ?? '').find((it) => it.id === id);
  if (!card) return null;
  const symbol = drawingOf(card, table.areas.flatMap(thingsOf)) || ownDrawing(card);
  const rect = node.getBoundingClientRect();
  return { key: `term ${id}`, words: '', cards: [card], symbol, rect, open: false, term: true };
}

/** What something on the screen is about, or what lies at a point on it; null where there is nothing
 *  to tell. */
export function question(table: Table, target: Element | null, point?: Spot): Asked | null {
  const term = target?.closest<HTMLElement>('[data-term]');
  if (term) return ofTerm(table, term);
  const node = target?.closest<SVGElement>('[data-thing], .target');
  const stage = table.carry.sheet(node ?? undefined);
  if (!node || !stage) return null;
  const { thing, cell, look, value, idle, lift, onto, back, drag } = node.dataset;
  let asked: Asked | null;
  if (cell !== undefined) asked = onCell(stage, node, cell, point);
  else {
    const key = thing ?? look ?? value ?? idle ?? lift ?? onto ?? back ?? drag;
    const on = new Map(stage.sprites.map((sprite) => [sprite.key, sprite.on]));
    const kind = node.dataset['kind'] ?? (look === undefined ? 'symbols' : 'maps');
    const all = thingsOf(stage.area);
    const own = all.find((it) => it.kind === kind && it.key === key);
    if (!own) return null;
    // What stands on it belongs to it, and so does what it lies on.
    const under = new Set(stage.on(own).map((sprite) => sprite.key));
    const near = all.filter((it) => it !== own && it.symbol);
    const around = near.filter((it) => under.has(it.key) || on.get(it.key) === key);
    asked = askedAbout(stage, [own, ...around]);
    if (!asked) return null;
    const cards = ranked(table, asked.cards);
    // A number has no drawing: show that of something else with the same card.
    const symbol = drawingOf(cards[0]!, [own, ...around]) || drawingOf(cards[0]!, all);
    asked = { ...asked, cards, symbol: symbol || asked.symbol };
    const piece = stage.byKey.get(own.key);
    if (piece?.symbol === asked.symbol) asked.standing = standing(stage.table.areas, piece, piece.turn ?? 0);
  }
  return asked && { ...asked, rect: node.getBoundingClientRect() };
}

/** The card that gives a piece its name. */
export function kindOf(stage: Stage, key: string): string | undefined {
  const piece = thingsOf(stage.area).find((thing) => thing.symbol && thing.key === key);
  return piece && ranked(stage.table, explained(stage.table, [piece]))[0]?.id;
}

/** The card with an id, for what is not a thing in an area. */
export function ask(table: Table, id: string, words: string, node: Element): void {
  const cards = asking.cards(table.card?.game ?? '').filter((card) => card.id === id);
  const rect = node.getBoundingClientRect();
  asking.now = { key: id, words, cards, symbol: '', rect, open: true };
}

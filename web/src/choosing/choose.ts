/** Choosing by values, and the ghost of a move: it stands, is looked at, confirmed or given up. How
 *  a move gets sent is the table's business. */

import type { Facet, Foreseen, Sure } from '../line/protocol';
import type { Choosing, Reason } from './choosing.svelte';
import { choose as chosen, CYCLED, only, proposal, type Choice, type Picked } from './facets';
import { gather as gathered } from './gather';
import { closest, nearest, shaped } from './placement';

/** How long a ghost has to rest before the table is asked what it would do, in milliseconds. */
export const REST = 150;
/** How long a refusal can be read, in milliseconds. */
const READ = 6000;

// --- giving up -----------------------------------------------------------------------------------

/** A refusal has been read, or is no longer awaited. */
export function calm(it: Choosing): void {
  clearTimeout(it.reading);
  it.inquiry = 0;
  it.refused = it.trial = it.stuck = null;
}

/** Nothing is chosen. */
export function forget(it: Choosing): void {
  it.picked = [];
  it.pinned = it.turnedGhost = it.seized = it.hint = it.basket = null;
  it.orientation = {}; // the next piece lies as it is drawn
  calm(it);
  it.desk.withdraw();
}

/** Gives up what has been chosen so far. */
export function cancel(it: Choosing): void {
  it.pieceWords = null;
  forget(it);
}

/** The position has changed: what was chosen stays chosen if it still can be. */
export function keepChosen(it: Choosing): void {
  const { pinned } = it;
  const left = it.picked.length > 0 || shaped(pinned) ? it.left : [];
  it.previews = new Map(); // moves may do something else now
  it.asked.clear();
  if (left.length === 0) forget(it);
  else if (!shaped(pinned)) pin(it, pinned && proposal(left));
  else pin(it, it.ways.find(({ move }) => move === pinned?.move) ?? null);
  muse(it);
}

/** No more questions are sent, and nothing is forgotten. */
export function close(it: Choosing): void {
  clearTimeout(it.resting);
  clearTimeout(it.reading);
}

// --- values --------------------------------------------------------------------------------------

/** A value is chosen, by hand, so a move may be made; ``pins``: by a finger, which only shows what would
 *  lie on a board. */
export function choose(it: Choosing, facet: Facet, value: string, pins = false): void {
  calm(it);
  const { pinned } = it;
  // Whoever taps a piece again, while its ghost lies on the board, wants it back.
  const there = facet === 'place' || !pins || !it.ground.spot(pinned?.facets.place ?? '');
  if (pinned && there && !shaped(pinned) && wasLast(it, facet, value)) {
    confirm(it);
    return;
  }
  const again = it.picked.some((pick) => pick[0] === facet && pick[1] === value);
  if (again && facet === 'piece') cancel(it); // the same piece again: put it back
  else take(it, withValue(it, facet, value), CYCLED.includes(facet), pins);
}

/** What is chosen, with one more value. A different piece lies as it is drawn, however the last one
 *  was turned. */
export function withValue(it: Choosing, facet: Facet, value: string): Picked {
  if (facet !== 'piece') return chosen(it.all, it.picked, facet, value);
  it.orientation = {};
  const rest = it.picked.filter(([other]) => other !== 'turn' && other !== 'mirror');
  return chosen(it.all, rest, facet, value);
}

/** A second click makes the move only on what was chosen last, however it has been turned since. */
function wasLast({ picked }: Choosing, facet: Facet, value: string): boolean {
  const last = picked.filter(([other]) => !CYCLED.includes(other)).at(-1);
  return last?.[0] === facet && last[1] === value;
}

/** These values are chosen. ``stays``: even if they make a move, it only stands as a ghost;
 *  ``pins``: if it is made on the board. */
export function take(it: Choosing, picked: Picked, stays: boolean, pins = false): void {
  const before = it.shape;
  it.picked = picked;
  it.seized = it.basket = null;
  const piece = picked.find(([facet]) => facet === 'piece')?.[1];
  it.pieceWords = (piece && it.spriteOf(piece)?.words) || null;
  const { left } = it;
  if (it.aloft) {
    it.orientation = { ...it.orientation, ...Object.fromEntries(picked) };
    muse(it);
    return;
  }
  if (left.some(shaped)) {
    it.turnedGhost = null;
    it.orientation = { ...it.orientation, ...Object.fromEntries(picked) };
    const stood = it.pinned && before;
    pin(it, stood && near(it, stood));
    return;
  }
  const move = only(left);
  const place = move?.facets.place;
  // Show where a piece would go first, unless somebody has pointed there.
  const meant = place === undefined || picked.some(([facet]) => facet === 'place');
  if (!move || stays || !meant || (pins && it.ground.spot(place ?? ''))) pin(it, proposal(left));
  // When only one thing is left to do, nobody is asked whether they mean it.
  else want(it, move, place === undefined && it.lone);
}

/** The legal place nearest to where a ghost stood. */
function near({ ways, ground, orientation, held }: Choosing, stood: Choice): Choice | null {
  const middle = ground.middle(stood);
  const over = held === null ? null : nearest(ways, held, middle, orientation, ground);
  return over ?? closest(ways, middle, orientation, ground);
}

/** Gathers one more piece, or puts it back. */
export function gather(it: Choosing, sprite: string): void {
  calm(it);
  const bags = it.bags.map(({ bag }) => bag!);
  it.basket = gathered(bags, it.gathered, sprite, it.likeness);
}

/** Ends a list that was put together: it counts as meant, and needs no confirmation. */
export function conclude(it: Choosing): void {
  const { ready } = it.desk.now?.choices ?? {};
  const last = it.made ?? it.all.find(({ move }) => move === ready?.move);
  if (last) it.desk.play(last, true);
}

/** Takes up what can only be dragged, or lays it down again. */
export function seize(it: Choosing, sprite: string): void {
  const again = it.seized === sprite;
  cancel(it);
  if (!again) it.seized = sprite;
}

// --- the ghost -----------------------------------------------------------------------------------

/** Somebody means a move: the table makes it at once if it can be taken back, and asks otherwise. */
export function want(it: Choosing, choice: Choice, meant = false): void {
  pin(it, choice, false);
  it.shown = false;
  it.desk.play(choice, meant);
}

export function pin(it: Choosing, choice: Choice | null, asking = true): void {
  it.pinned = choice;
  it.shown = choice !== null;
  if (choice && shaped(choice)) it.orientation = choice.facets;
  if (choice && asking) muse(it);
}

/** Makes the move that stands as a ghost: having seen it there, the player is not asked again. */
export function confirm(it: Choosing): void {
  const { pinned, desk, shown } = it;
  if (pinned?.route) desk.go(pinned.route);
  else if (pinned) desk.play(pinned, shown);
}

/** Asks what the ghost would do, once it rests; the answers are kept. */
export function muse(it: Choosing): void {
  clearTimeout(it.resting);
  if (!it.considered || it.considered.route || it.preview) return;
  it.resting = setTimeout(() => {
    const { considered, desk } = it;
    if (considered && !it.preview && !desk.busy) it.asked.add(desk.ask(considered.move));
  }, REST);
}

// --- what the table says -------------------------------------------------------------------------

/** The table asks whether a move that could not be taken back is meant. */
export function doubt(it: Choosing, { move, preview }: Pick<Sure, 'move' | 'preview'>): void {
  pin(it, it.all.find((choice) => choice.move === move) ?? null, false);
  it.previews = new Map([...it.previews, [move, preview]]);
}

/** The table says what a move would do; in a different position it may do something else. */
export function foresee(it: Choosing, { move, preview, request }: Omit<Foreseen, 'type'>): void {
  if (it.asked.has(request) || (request && request === it.inquiry))
    it.previews = new Map([...it.previews, [move, preview]]);
}

/** A piece that cannot be chosen was pressed: the table says why. */
export function question(it: Choosing, piece: string): void {
  if (it.all.length === 0) return;
  calm(it);
  it.inquiry = it.desk.inquire({ piece });
}

/** Something cannot be done, and why. */
export function refuse(it: Choosing, reason: Reason): void {
  if (reason.move || it.trial) pin(it, null); // a mere question changes nothing
  it.refused = reason;
  if (reason.move) it.trial = null;
  clearTimeout(it.reading);
  if (!it.stuck) it.reading = setTimeout(() => calm(it), READ);
}

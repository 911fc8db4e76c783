/** Choosing by pointing: at a cell where something can go, at the ghost, or where nothing can go. */

import type { Facet, Route } from '../line/protocol';
import { calm, cancel, choose, confirm, muse, pin, want } from './choose';
import type { Choosing, Point } from './choosing.svelte';
import { agree, values, type Choice, type Picked } from './facets';
import { lieAlike, moved, nearest, shaped, type Spot } from './placement';

/** What goes where: the ghost itself shows how it lies. */
const WHAT: readonly Facet[] = ['option', 'piece', 'face'];

/** The pointer, or the keyboard's ring, is over a cell. */
export function hover(it: Choosing, point: Point | null): void {
  const before = it.considered;
  if (point?.cell !== it.point?.cell) {
    it.turnedGhost = null;
    if (!it.pinned) it.pivot = null;
  }
  const { x, y, part } = it.point ?? {};
  if (point?.x !== x || point?.y !== y || point?.part !== part) it.point = point;
  if (it.considered !== before) muse(it);
}

/** A cell was pointed at: a place, a second click on the ghost, or a try that is refused.
 *  ``pins``: by a finger, which only shows where something would go. False: nothing can go there. */
export function aim(it: Choosing, cell: string, at?: Spot, pins = false): boolean {
  if (it.all.length === 0) return false;
  const { pinned } = it;
  if (pinned && it.covered(pinned).includes(cell)) {
    if (pins && !settles(it, pinned, cell)) nudge(it, pinned, cell, at);
    else confirm(it);
  } else if (!lay(it, cell, at, pins || it.stuck !== null)) {
    // Once a finger sees its piece on the board, other places mean that piece too.
    const kept = pins && pinned !== null && it.inHand !== null;
    const rest = it.picked.filter(([facet]) => facet !== 'place');
    const here = (picked: Picked): boolean =>
      agree(it.all, picked).some((choice) => !shaped(choice) && choice.facets.place === cell);
    const route = kept ? undefined : it.routes.find(({ place }) => place === cell);
    if (here(rest) || (!route && !kept && !it.worded && here([]))) choose(it, 'place', cell, pins);
    else if (route && pins) foot(it, route, cell);
    else if (route) it.desk.go(route);
    else {
      if (pins && pinned) wonder(it, cell);
      else tryOn(it, cell);
      return false;
    }
  }
  return true;
}

/** Whether a finger on the ghost means it: on a piece of one cell; on a shape only where it was put, and
 *  only for those who want that. Anybody else may want to move it by a cell. */
function settles({ desk, held, covered }: Choosing, pinned: Choice, cell: string): boolean {
  return covered(pinned).length === 1 || (desk.placesAgain && cell === held);
}

/** The ghost of a shape goes to a cell inside it: by as much as the finger has moved, or else to whatever
 *  covers the cell and lies the same way. */
function nudge(it: Choosing, pinned: Choice, cell: string, at: Spot | undefined): void {
  if (cell === it.held) return;
  const { ground, ways } = it;
  const there = it.held === null ? null : moved(ways, pinned, it.held, cell, ground);
  const others = ways.filter((way) => way.move !== pinned.move && lieAlike(way, pinned));
  const spot = at ?? ground.spot(cell) ?? { x: 0, y: 0 };
  const choice = there ?? nearest(others, cell, spot, pinned.facets, ground);
  stand(it, choice ?? pinned, cell, true, spot);
}

/** A route stands as a ghost at its end. */
export function foot(it: Choosing, route: Route, place: string): void {
  const words = route.words && { option: route.words };
  cancel(it);
  pin(it, { route, move: '', facets: { place }, covers: [], symbol: '', words: words ?? {}, explicit: [] });
}

/** Puts a shape on a cell. False: none can go there. */
function lay(it: Choosing, cell: string, at: Spot | undefined, pins: boolean): boolean {
  const { ground, hand, ways } = it;
  const spot = at ?? ground.spot(cell) ?? { x: 0, y: 0 };
  const meant = (list: readonly Choice[]): Choice | null =>
    nearest(list, cell, spot, it.orientation, ground);
  const follows = hand && !pins && it.covered(hand).includes(cell) ? hand : null;
  const others = pins && it.pinned ? [] : agree(it.all, []).filter(shaped);
  const choice = follows ?? meant(ways) ?? meant(others);
  if (choice) stand(it, choice, cell, pins, spot);
  return choice !== null;
}

/** A shape lies on a cell: the move is made, unless something has to be seen or chosen first. */
export function stand(
  it: Choosing,
  choice: Choice,
  cell: string | null,
  pins: boolean,
  pivot = it.ground.middle(choice),
): void {
  calm(it);
  it.held = cell;
  it.pivot = pivot;
  it.picked = it.picked.filter(([facet, value]) => choice.facets[facet] === value);
  const over = it.ways.filter((way) => cell === null || it.covered(way).includes(cell));
  const open = WHAT.some((facet) => values(over, facet).length > 1);
  if (pins || open) pin(it, choice);
  else want(it, choice);
}

/** Nothing can go there: the table says why, for the piece in hand as it lies. */
export function tryOn(it: Choosing, cell: string): void {
  const cells = wonder(it, cell);
  pin(it, null);
  it.trial = { cell, cells, symbol: it.form?.symbol ?? '' };
}

/** Asks why the piece in hand cannot go there. A ghost that stands elsewhere stays. Returns the cells
 *  that it would lie on. */
function wonder(it: Choosing, cell: string): readonly string[] {
  const picked = it.picked.filter(([facet]) => facet !== 'place');
  const { form: like, inHand: piece } = it;
  const laid = (like && it.ground.placedOver(like, cell, it.ways)) || { place: cell, cells: [cell] };
  calm(it);
  const facets = { ...(like ? like.facets : Object.fromEntries(picked)), place: laid.place };
  it.inquiry = it.desk.inquire(piece === null ? facets : { ...facets, piece });
  return laid.cells;
}

/** Choosing by carrying: a piece is picked up, and put down on a board, on another piece, or back. */

import { calm, choose, take, withValue } from './choose';
import type { Choosing, Point } from './choosing.svelte';
import { agree } from './facets';
import { shaped } from './placement';
import { foot, hover, stand, tryOn } from './point';

/** Picks up a piece to carry it: it is chosen, but nothing is done yet. */
export function lift(it: Choosing, sprite: string): void {
  const { picked, seized } = it;
  calm(it);
  it.before = { picked, seized };
  it.aloft = true;
  it.pinned = it.turnedGhost = null;
  const meaning = it.meaning(sprite);
  if (meaning) {
    const { facet, value } = meaning;
    const same = picked.some((pick) => pick[1] === value);
    it.picked = picked.filter(([other]) => other !== 'place');
    take(it, same ? it.picked : withValue(it, facet, value), true);
  } else {
    it.picked = [];
    it.seized = sprite;
  }
}

/** It is let go where there is nothing: everything is as it was. */
export function regret(it: Choosing): void {
  it.aloft = false;
  hover(it, null);
  it.picked = it.before.picked;
  it.seized = it.before.seized;
}

/** It is put down at a point on a board, as if that had been pressed. False: it cannot go there. */
export function land(it: Choosing, point: Point, pins: boolean): boolean {
  const { hand, ground } = it;
  it.aloft = false;
  hover(it, null);
  if (hand) {
    stand(it, hand, ground.heart(hand), pins);
    return true;
  }
  const { cell, part } = point;
  const rest = agree(it.all, it.picked).filter((choice) => !shaped(choice));
  const place = [part, cell].find((goal) => rest.some(({ facets }) => facets.place === goal));
  if (place !== undefined) choose(it, 'place', place, pins);
  else tryOn(it, cell);
  return place !== undefined;
}

/** It is put down by its owner, and that is all there is to choose. */
export function receive(it: Choosing): void {
  it.aloft = false;
  take(it, it.picked, false);
}

/** One sprite was dropped on another; ``pins``: by a finger, which only shows what that would do. */
export function drop(it: Choosing, from: string, to: string, pins: boolean): void {
  const found = it.drops.get(from)?.get(to);
  if (!found) return;
  calm(it);
  if ('picked' in found) take(it, found.picked, false, pins);
  else if (pins) foot(it, found.route, to);
  else it.desk.go(found.route);
}

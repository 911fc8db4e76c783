/** Turning, mirroring and moving the ghost of a piece. */

import type { Facet } from '../line/protocol';
import { calm, muse, pin, take } from './choose';
import type { Choosing } from './choosing.svelte';
import { agree, cycle, values, type Choice } from './facets';
import { closest, following, nearest, shaped, towards, turned, type Spot } from './placement';
import { tryOn } from './point';

/** How far a ghost may move in order to be turned, in cells. */
const NEAR = 2.1;

/** How many values a facet has for the piece in hand. */
export function turns(it: Choosing, facet: Facet): number {
  const { ways } = it;
  const like = it.shape ?? it.form;
  if (like) {
    const kept = (['option', 'piece', 'face'] as const).filter((other) => other !== facet);
    const list = ways.filter((way) => kept.every((k) => way.facets[k] === like.facets[k]));
    return values(list, facet).length;
  }
  if (it.picked.length === 0) return 0;
  const rest = it.picked.filter(([other]) => other !== facet);
  return values(agree(it.all, rest), facet).length;
}

/** Turns or mirrors the piece in hand: where it is, or next to that. Under a pointer it turns only in
 *  ways that fit there; a ghost that stands is turned anyway, and the table says why it cannot lie
 *  like that. */
export function turn(it: Choosing, facet: Facet, by: 1 | -1 = 1): void {
  const { shape, stuck, ways, ground, point } = it;
  if (ways.length > 0) {
    const placed = it.pinned ?? stuck;
    const like = stuck ?? shape ?? it.form!;
    const cell = placed ? it.held : shape && (point?.cell ?? null);
    const pivot = it.pivot ?? (placed ? null : point) ?? ground.spot(cell ?? '') ?? undefined;
    const far = (way: Choice, most: number): boolean =>
      cell !== null && ground.gap(way, cell) > most * ground.cell;
    /** The next way round, skipping those that lie further off than that under a pointer. */
    const next = (most: number): Choice => {
      let way = like;
      do way = turned(ways, cell, way, facet, by, ground, pivot);
      while (!placed && far(way, most) && way.facets[facet] !== like.facets[facet]);
      return way;
    };
    const over = placed ? null : next(0);
    const choice = over && over.facets[facet] !== like.facets[facet] ? over : next(NEAR);
    swing(it, choice, far(choice, NEAR));
    // Under a pointer it is what is meant there anyway, and goes on following it.
    const meant = point && nearest(ways, point.cell, point, choice.facets, ground);
    if (it.turnedGhost && meant?.move === it.turnedGhost.move) it.turnedGhost = null;
    return;
  }
  // Over a place: only in ways that fit there.
  const place = it.pinned ? undefined : it.hovered?.facets.place;
  const list = it.all.filter(({ facets }) => !place || facets.place === place);
  if (values(list, facet).length < 2) return;
  const current = it.considered ?? it.left[0] ?? null;
  take(it, cycle(list, it.picked, current, facet, by), true);
  muse(it);
}

/** The next legal place over the same cell, turned if need be. */
export function another(it: Choosing, by: 1 | -1 = 1): void {
  const { shape } = it;
  const cell = it.pinned ? it.held : it.point?.cell;
  if (!shape || !cell) return;
  const next = following(it.ways, cell, shape, by, it.ground);
  it.pivot = it.ground.middle(next);
  swing(it, next);
}

function swing(it: Choosing, choice: Choice, far = false): void {
  const placed = it.pinned ?? it.stuck;
  calm(it);
  it.orientation = choice.facets;
  // Another face may have been chosen by turning.
  it.picked = it.picked.map(([facet]) => [facet, choice.facets[facet] ?? ''] as const);
  if (far && placed) {
    tryOn(it, it.held!);
    it.stuck = choice;
  } else if (placed) pin(it, choice);
  else if (it.hand && !it.aloft) it.turnedGhost = choice;
  muse(it);
}

/** Moves the ghost of a shape by keys. Returns the cell that it then stands on; null: there is no
 *  ghost, or as it lies it can go no further that way. */
export function shift(it: Choosing, way: readonly [number, number]): string | null {
  const { shape, ground } = it;
  if (!shape) return null;
  const next = towards(it.ways, shape, way, ground);
  const cell = next === shape ? null : ground.heart(next);
  const spot = cell === null ? undefined : ground.spot(cell);
  if (cell === null || !spot) return null;
  calm(it);
  it.pivot = ground.middle(next);
  if (it.pinned) {
    it.held = cell;
    pin(it, next);
  } else {
    it.point = { cell, x: spot.x, y: spot.y };
    it.turnedGhost = next;
    muse(it);
  }
  return cell;
}

/** The standing ghost is dragged about: it takes the legal place nearest to the pointer. What it would
 *  do there is asked once it is put down (`muse`). */
export function pull(it: Choosing, at: Spot): void {
  const { pinned, ground } = it;
  if (!pinned || !shaped(pinned)) return;
  const next = closest(it.ways, at, pinned.facets, ground);
  if (!next || next === pinned) return;
  it.held = ground.heart(next);
  it.pivot = ground.middle(next);
  pin(it, next, false);
}

/** Where pieces come from and go to, so that they are seen to travel. */

import type { Choice } from '../choosing/facets';
import type { Ground } from '../choosing/placement';
import type { Sprite } from '../line/protocol';
import type { Stage } from './stage.svelte';

/** Where a piece was taken from by hand, and where to. */
export interface Departure {
  rect: DOMRect;
  x: number;
  y: number;
  at: number;
}

/** After this long, in milliseconds, whatever appears there is something else. */
const LATE = 3000;

/** Where a move takes its piece from and lays it; null: it has no piece, or no place. */
export function departureOf({ facets }: Choice, ground: Ground): Departure | null {
  const { piece, place } = facets;
  const from = piece && document.querySelector(`[data-sprite="${CSS.escape(piece)}"]`);
  const to = place && ground.spot(place);
  if (!from || !to) return null;
  return { rect: from.getBoundingClientRect(), x: to.x, y: to.y, at: performance.now() };
}

/** Where a new sprite was taken from by hand, if it was. */
export function cameFrom({ table, lattice }: Stage, sprite: Sprite): Departure | null {
  const from = table.departure;
  if (!from || !lattice || performance.now() - from.at > LATE) return null;
  if (Math.abs(from.x - sprite.x) > 1 || Math.abs(from.y - sprite.y) > 1) return null;
  table.departure = null;
  return from;
}

/** Where something that lay in my hand goes when another takes it. */
export function takenTo({ table, area }: Stage): DOMRect | null {
  const taker = table.frames.flash?.event.seat ?? null;
  if (area.role !== 'hand' || taker === null || taker === table.seat) return null;
  return document.querySelector(`[data-seat="${taker}"]`)?.getBoundingClientRect() ?? null;
}

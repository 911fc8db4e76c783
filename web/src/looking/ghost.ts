/** The ghost of a move as an area shows it, and where the chip beside it stands. */

import { degrees } from '../choosing/facets';
import type { Spot } from '../choosing/placement';
import { whole } from '../common/reference';
import type { Cell, Sprite } from '../line/protocol';
import { reach, standing } from './layout';
import type { Stage } from './stage.svelte';

/** A move shown before it is made: on cells, or around a sprite. A shape shows its symbol in each cell
 *  that it covers; a piece is shown as it lies in the hand. */
export type Ghost =
  | {
      cell: Spot;
      sprite: Sprite | undefined;
      /** What stands on the piece, around 0 0. */
      standing: Sprite[];
      symbol: string;
      covered: Cell[];
      around?: undefined;
    }
  | { around: Sprite; cell?: undefined };

export function ghostOn(stage: Stage): Ghost | null {
  const { choosing, byKey } = stage;
  const move = choosing.considered;
  if (!move) return null;
  const { place, piece, option, turn } = move.facets;
  if (place !== undefined && stage.cells.has(whole(place))) {
    const covered = stage.known(choosing.covered(move));
    const cell = choosing.ground.middle(move);
    const { symbol } = move;
    if (symbol) return { cell, sprite: undefined, standing: [], symbol, covered };
    const source = piece === undefined ? undefined : choosing.spriteOf(piece);
    const by = (turn === undefined ? source?.turn : degrees(turn)) ?? 0;
    const sprite = source && { ...source, ...cell, turn: by, scale: 1 };
    const upon = source ? standing(stage.table.areas, source, by) : [];
    return { cell, sprite, standing: upon, symbol, covered };
  }
  if (!choosing.pinned || (place !== undefined && !byKey.has(place))) return null;
  const key = [place, option, piece].find((value) => value !== undefined && byKey.has(value));
  return key === undefined ? null : { around: byKey.get(key)! };
}

/** Where the chip of a ghost or of a refusal stands, and how far the thing that it is about reaches. */
export interface ChipSpot extends Spot {
  reach: number;
  /** The end of the row of pieces that it stands beside. */
  beside: number | null;
  cells: readonly Spot[];
}

export function chipOf(stage: Stage): ChipSpot | null {
  const { table, choosing, ghost, trial, symbols } = stage;
  const asks = choosing.pinned && !table.outbox.waiting;
  const cell = trial ?? (asks ? ghost?.cell : undefined);
  if (cell) {
    const cells = trial ? stage.vain : (ghost?.cell && ghost.covered) || [];
    const far = Math.max(0, ...cells.map(({ y }) => Math.abs(y - cell.y))) + stage.size / 2;
    return { x: cell.x, y: cell.y, reach: far, beside: null, cells };
  }
  if (!asks || !ghost?.around) return null;
  const { x, y } = ghost.around;
  const high = reach(ghost.around, symbols)[1];
  const row = stage.sprites.filter((sprite) => Math.abs(sprite.y - y) < high);
  const end = Math.max(...row.map((sprite) => sprite.x + reach(sprite, symbols)[0]));
  return { x, y, reach: high, beside: stage.lattice ? null : end, cells: [ghost.around] };
}

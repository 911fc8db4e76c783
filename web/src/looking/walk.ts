/** Where the arrow keys lead on a board. Loaded after the board itself. */

import { shift } from '../choosing/turn';
import { cellOf } from '../common/reference';
import type { Cell } from '../line/protocol';
import { step } from './geometry';
import type { Portion, Stage } from './stage.svelte';

type Way = readonly [number, number];

/** The ghost of a shape goes from one legal place to the next; without one, from one cell where something
 *  can go to the next; ``anywhere``, or if nothing can go anywhere, over all cells. Returns the key of the
 *  cell; null: it goes no further. */
export function onward(stage: Stage, from: Cell, way: Way, anywhere: boolean): string | null {
  const lattice = stage.lattice!;
  if (!anywhere && stage.choosing.shape) {
    const next = shift(stage.choosing, way);
    return next && cellOf(next);
  }
  const able = anywhere ? [] : lattice.cells.filter((cell) => stage.can(cell));
  return step({ ...lattice, cells: able.length > 0 ? able : lattice.cells }, from, way).key;
}

/** From one part of a cell that can be chosen to the next. */
export function onwardIn(stage: Stage, from: Portion, way: Way): string {
  const stops = stage.parts.map(({ key, cell, part }) => ({
    ...cell,
    key,
    x: cell.x + part.x,
    y: cell.y + part.y,
  }));
  const here = stops.find(({ key }) => key === from.key)!;
  return step({ ...stage.lattice!, shape: 'square', cells: stops }, here, way).key;
}

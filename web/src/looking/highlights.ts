/** Where on a sheet the highlights lie that are shown from time to time. */

import { border } from './geometry';
import { squares } from './mosaic';
import { shaped, type Spot } from '../choosing/placement';
import { changes } from '../telling/preview-changes';
import type { Lattice } from '../line/protocol';
import type { Stage } from './stage.svelte';

/** Some cells of one map. */
export interface Highlight {
  key: string;
  lattice: Pick<Lattice, 'shape' | 'size'>;
  cells: readonly Spot[];
}

/** Where references lie here: cells of the lattice, cells of small maps. */
export function highlights(stage: Stage, references: readonly string[]): Highlight[] {
  const { lattice, area } = stage;
  const cells = stage.known(references);
  const found: Highlight[] = lattice && cells.length > 0 ? [{ key: '', lattice, cells }] : [];
  for (const mosaic of area.mosaics ?? []) {
    const small = squares(mosaic, references);
    if (small.length > 0) {
      const lattice = { shape: 'square' as const, size: mosaic.size };
      found.push({ key: mosaic.key, lattice, cells: small });
    }
  }
  return found;
}

/** The last change on small maps. */
export function lastChangeOn(stage: Stage): Highlight[] {
  const { marks } = stage.table;
  const last = [...marks.keys()].filter((reference) => marks.get(reference) === 'last');
  return highlights(stage, last).filter(({ key }) => key);
}

/** A path through cells. */
export type Way = readonly (readonly [number, number])[];

/** What a ghost would make, lengthen, cut or multiply: its path, or its border, and where its points
 *  are written. */
export interface Change extends Spot {
  key: string;
  way: Way;
  d: string;
  points: number;
}

export function changesAhead(stage: Stage): Change[] {
  const { lattice, size, table } = stage;
  const { considered } = table.choosing;
  if (!considered || shaped(considered) || !lattice) return [];
  return changes(table.choosing.preview).flatMap(({ item, points }, at) => {
    const cells = stage.known(item.cells ?? []);
    const way = cells.map(({ x, y }) => [x, y] as const);
    const [first, next] = [way.at(-1), way.at(-2) ?? way.at(-1)];
    if (!first || !next) return [];
    // Beyond the last of them.
    const far = Math.hypot(first[0] - next[0], first[1] - next[1]) || 1;
    const out = (0.56 * size) / far;
    const x = first[0] + (first[0] - next[0]) * out;
    const y = first[1] + (first[1] - next[1]) * out;
    // If it is not a path from cell to cell it is an area: show its border.
    const long = (n: number): number =>
      Math.hypot(way[n]![0] - way[n - 1]![0], way[n]![1] - way[n - 1]![1]);
    const path = way.every((_, n) => n === 0 || long(n) < 1.5 * size);
    const d = path ? '' : border(lattice, cells);
    return [{ key: `${at} ${item.cells?.join(' ')}`, way, d, points, x, y }];
  });
}

/** The shapes of what belongs together: borders, lines, and numbers that count its cells. */

import type { Spot } from '../choosing/placement';
import { cellOf, whole } from '../common/reference';
import type { Group } from '../line/protocol';
import { border, links } from './geometry';
import { around, type Region } from './regions';
import type { Stage } from './stage.svelte';

export interface GroupShape {
  key: string;
  d: string;
  ground: string;
  /** Where its border is still open. */
  open: string;
  numbers: (Spot & { n: number })[];
}

export function groupShape(stage: Stage, { key, cells, lines = [], gap = 0 }: Group): GroupShape {
  const { lattice } = stage;
  const regions = lines.length > 0 ? [] : regionsOf(stage, cells);
  if (regions.length > 0 && lattice) {
    const { border, ground, open } = around(regions, lattice.size);
    return { key, d: border, ground, open, numbers: numbered(stage, cells) };
  }
  const drawn = lines.map((line) => links([...line, line[line.length - 1]!], gap)).join('');
  const d = drawn || !lattice ? drawn : border(lattice, stage.known(cells));
  return { key, d, ground: '', open: '', numbers: [] };
}

/** The parts of cells among some references. */
function regionsOf(stage: Stage, references: readonly string[]): Region[] {
  return references.flatMap((reference) => {
    const cell = stage.cells.get(whole(reference));
    const key = reference.slice(whole(reference).length + 1);
    const part = cell?.parts?.find((it) => it.key === key);
    return cell && part ? [{ x: cell.x, y: cell.y, outline: part.outline }] : [];
  });
}

/** Numbers for the cells of some parts, each once, in the middle of its parts. */
function numbered(stage: Stage, references: readonly string[]): (Spot & { n: number })[] {
  const first = new Map<string, string>();
  for (const reference of references)
    if (!first.has(cellOf(reference))) first.set(cellOf(reference), reference);
  return [...first.values()].flatMap((reference, at) => {
    const spot = stage.choosing.ground.spot(reference);
    return spot ? [{ ...spot, n: at + 1 }] : [];
  });
}

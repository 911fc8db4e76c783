/** The moves of a seat as facets: expanding the tree, narrowing it by what is chosen, in any order.
 *
 *  Pure, and no rule is known here. A move may be in the tree under several values of a facet
 *  (two alike tokens); what counts is how many different moves are left. */

import type { Choices, Facet, Fork, Lattice, Text } from './protocol';

export interface Choice {
  move: string;
  facets: Partial<Record<Facet, string>>;
  undo: boolean;
  covers: readonly (readonly [number, number])[];
  /** The notation with {} for the cell, where the place is one of a set. */
  template: string;
  words: Partial<Record<Facet, Text>>;
}

/** What has been chosen, the latest last. */
export type Picked = readonly (readonly [facet: Facet, value: string])[];

/** Facets that are cycled through while a ghost stands, rather than pointed at. */
export const CYCLED: readonly Facet[] = ['turn', 'mirror', 'face'];

/** Every move of the tree with its facets. */
export function expand(choices: Choices): Choice[] {
  const found: Choice[] = [];
  const walk = (fork: Fork, above: Choice['facets'], words: Choice['words']): void => {
    for (const branch of fork.branches) {
      const facets = { ...above, [fork.facet]: branch.value };
      const said = branch.words ? { ...words, [fork.facet]: branch.words } : words;
      const { places } = branch;
      if (branch.move) {
        const undo = branch.undo ?? true;
        found.push({ move: branch.move, facets, undo, covers: [], template: '', words: said });
      }
      if (places) {
        for (const cell of choices.sets?.[places.cells] ?? []) {
          found.push({
            move: places.move.replaceAll('{}', cell),
            facets: { ...facets, place: cell },
            undo: places.undo ?? true,
            covers: places.covers ?? [],
            template: places.move,
            words: said,
          });
        }
      }
      if (branch.then) walk(branch.then, facets, said);
    }
  };
  for (const root of choices.roots ?? []) walk(root, {}, {});
  return found;
}

/** The moves that agree with what is chosen. */
export function agree(all: readonly Choice[], picked: Picked): Choice[] {
  return all.filter((choice) => picked.every(([facet, value]) => choice.facets[facet] === value));
}

/** The values of a facet among these moves, in their order. */
export function values(left: readonly Choice[], facet: Facet): string[] {
  const found = new Set<string>();
  for (const choice of left) {
    const value = choice.facets[facet];
    if (value !== undefined) found.add(value);
  }
  return [...found];
}

/** Chooses a value. Earlier choices that do not go with it are given up, the oldest first to go. */
export function choose(
  all: readonly Choice[],
  picked: Picked,
  facet: Facet,
  value: string,
): Picked {
  let kept: Picked = [[facet, value]];
  if (agree(all, kept).length === 0) return picked;
  for (const pick of [...picked].reverse()) {
    if (pick[0] === facet) continue;
    const more: Picked = [pick, ...kept];
    if (agree(all, more).length > 0) kept = more;
  }
  return kept;
}

/** The value of each facet that is chosen or has only one value left. */
export function settled(all: readonly Choice[], picked: Picked): Partial<Record<Facet, string>> {
  const left = agree(all, picked);
  const first = left[0];
  if (!first) return {};
  const found: Partial<Record<Facet, string>> = {};
  for (const [facet, value] of Object.entries(first.facets) as [Facet, string][]) {
    if (left.every((choice) => choice.facets[facet] === value)) found[facet] = value;
  }
  return found;
}

/** The move, if only one is left. */
export function only(left: readonly Choice[]): Choice | null {
  const first = left[0];
  return first && left.every((choice) => choice.move === first.move) ? first : null;
}

/** A move to show as a ghost: the only one left, or the first of several that differ in nothing
 *  but how the piece is turned. */
export function proposal(left: readonly Choice[]): Choice | null {
  const first = left[0];
  if (!first) return null;
  if (only(left)) return first;
  if (first.facets.place === undefined) return null;
  const fixed = (choice: Choice): string =>
    JSON.stringify([choice.facets.piece, choice.facets.place, choice.facets.option]);
  return left.every((choice) => fixed(choice) === fixed(first)) ? first : null;
}

/** The next value of a facet that is cycled, with the ghost kept where it is if that can be. */
export function cycle(
  all: readonly Choice[],
  picked: Picked,
  current: Choice | null,
  facet: Facet,
  by: 1 | -1,
): Picked {
  const rest = picked.filter(([other]) => other !== facet);
  const open = values(agree(all, rest), facet);
  if (open.length === 0) return picked;
  const now = current?.facets[facet] ?? open[0]!;
  const at = (open.indexOf(now) + by + open.length) % open.length;
  return choose(all, rest, facet, open[at]!);
}

// --- places ------------------------------------------------------------------------------------

export type Covered = (choice: Choice) => readonly string[];

/** Which cells a move covers: its place and the cells at its offsets. */
export function coverage(lattice: Lattice | undefined): Covered {
  if (!lattice) return (choice) => (choice.facets.place === undefined ? [] : [choice.facets.place]);
  const { size, shape } = lattice;
  const name = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
  const at = new Map(lattice.cells.map((cell) => [name(cell.x, cell.y), cell.key]));
  const middle = new Map(lattice.cells.map((cell) => [cell.key, cell]));
  return (choice) => {
    const { place } = choice.facets;
    if (place === undefined) return [];
    const from = middle.get(place);
    if (!from || choice.covers.length === 0) return [place];
    const found: string[] = [];
    for (const [column, row] of choice.covers) {
      // Hexes stand on a corner; a row further down lies half a cell to the right (axial).
      const x = shape === 'square' ? column * size : Math.sqrt(3) * size * (column + row / 2);
      const y = shape === 'square' ? row * size : 1.5 * size * row;
      const key = at.get(name(from.x + x, from.y + y));
      if (key !== undefined) found.push(key);
    }
    return found;
  };
}

/** The place that pointing at a cell means: the cell itself if it is a place, otherwise the place
 *  of a move that covers it. */
export function placeAt(left: readonly Choice[], cell: string, covered: Covered): string | null {
  let through: string | null = null;
  for (const choice of left) {
    const { place } = choice.facets;
    if (place === cell) return cell;
    if (through === null && place !== undefined && covered(choice).includes(cell)) through = place;
  }
  return through;
}

/** How a try at a cell that is no legal place would be written, so that the table can say why not. */
export function attempt(left: readonly Choice[], cell: string): string | null {
  const { template } = left.find((choice) => choice.template) ?? { template: '' };
  return template ? template.replaceAll('{}', cell) : null;
}

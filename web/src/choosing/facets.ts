/** The moves of a seat as facets: expanding the tree, narrowing it by what is chosen, in any order.
 *
 *  Pure, and knows no rules. A move may be in the tree under several values of a facet (two identical
 *  tokens); what counts is how many different moves are left. */

import { refer } from '../common/reference';
import type { Choices, Facet, Fork, Route, Text } from '../line/protocol';

export interface Choice {
  move: string;
  facets: Partial<Record<Facet, string>>;
  /** The cells that it covers, as offsets from its place, and what each would show. */
  covers: readonly (readonly [number, number])[];
  symbol: string;
  words: Partial<Record<Facet, Text>>;
  /** Facets that are only ever chosen by their own button, or by dragging. */
  explicit: readonly Facet[];
  /** The sprites that make it up, if it is gathered. */
  bag?: readonly string[] | undefined;
  /** Several moves made as one. */
  route?: Route;
}

/** What has been chosen, the latest last. */
export type Picked = readonly (readonly [facet: Facet, value: string])[];

/** Dragging one sprite onto another chooses these values. */
export interface Pull {
  from: string;
  to: string;
  picked: Picked;
}

/** Facets that are cycled through while a ghost stands, rather than pointed at. */
export const CYCLED: readonly Facet[] = ['turn', 'mirror', 'face'];

type Above = Pick<Choice, 'facets' | 'words' | 'explicit'>;

/** Every move of the tree with its facets. */
export function expand(choices: Choices): Choice[] {
  const found: Choice[] = [];
  const walk = (fork: Fork, above: Above): void => {
    const explicit = fork.explicit ? [...above.explicit, fork.facet] : above.explicit;
    for (const branch of fork.branches) {
      const facets = { ...above.facets, [fork.facet]: branch.value };
      const words = branch.words ? { ...above.words, [fork.facet]: branch.words } : above.words;
      const here = { facets, words, explicit };
      const { places } = branch;
      if (branch.move)
        found.push({ ...here, move: branch.move, covers: [], symbol: '', bag: branch.bag });
      if (places) {
        const { covers = [], symbol = '', area = 'board' } = places;
        for (const cell of choices.sets?.[places.cells] ?? []) {
          const move = places.move.replaceAll('{}', cell);
          const at = { ...facets, place: refer(area, cell) };
          found.push({ ...here, facets: at, move, covers, symbol });
        }
      }
      if (branch.then) walk(branch.then, here);
    }
  };
  for (const root of choices.roots ?? []) walk(root, { facets: {}, words: {}, explicit: [] });
  return found;
}

/** Every way to choose by dragging. */
export function pulls(choices: Choices): Pull[] {
  const found: Pull[] = [];
  const walk = (fork: Fork, above: Picked): void => {
    for (const branch of fork.branches) {
      const picked: Picked = [...above, [fork.facet, branch.value]];
      const [from, to] = branch.drag ?? [];
      if (from !== undefined && to !== undefined) found.push({ from, to, picked });
      if (branch.then) walk(branch.then, picked);
    }
  };
  for (const root of choices.roots ?? []) walk(root, []);
  return found;
}

const has = (picked: Picked, facet: Facet, value: string | undefined): boolean =>
  picked.some((pick) => pick[0] === facet && pick[1] === value);

/** The moves that are still possible given what is chosen, leaving aside what only buttons choose. */
export function fits(all: readonly Choice[], picked: Picked): Choice[] {
  return all.filter((choice) => picked.every(([facet, value]) => choice.facets[facet] === value));
}

/** The moves in which everything that only its own button can choose has been chosen. */
export function live(all: readonly Choice[], picked: Picked): Choice[] {
  return all.filter((choice) =>
    choice.explicit.every((facet) => has(picked, facet, choice.facets[facet])),
  );
}

/** The moves that agree with what is chosen. */
export function agree(all: readonly Choice[], picked: Picked): Choice[] {
  return live(fits(all, picked), picked);
}

/** The moves that give a facet its values, given the other choices: what its buttons are made
 *  from. */
export function offered(all: readonly Choice[], picked: Picked, facet: Facet): Choice[] {
  const rest = picked.filter(([other]) => other !== facet);
  return fits(all, rest).filter((choice) =>
    choice.explicit.every((other) => other === facet || has(rest, other, choice.facets[other])),
  );
}

/** The values of a facet among these moves, in order; turns go clockwise. */
export function values(left: readonly Choice[], facet: Facet): string[] {
  const found = new Set<string>();
  for (const choice of left) {
    const value = choice.facets[facet];
    if (value !== undefined) found.add(value);
  }
  const list = [...found];
  return facet === 'turn' ? list.sort((one, other) => degrees(one) - degrees(other)) : list;
}

/** How far a turn turns a piece: not at all, if it is only a name. */
export function degrees(turn: string | undefined): number {
  return Number(turn ?? 0) || 0;
}

/** Chooses a value. Earlier choices that do not go with it are given up, the oldest first. */
export function choose(
  all: readonly Choice[],
  picked: Picked,
  facet: Facet,
  value: string,
): Picked {
  let kept: Picked = [[facet, value]];
  if (fits(all, kept).length === 0) return picked;
  for (const pick of [...picked].reverse()) {
    if (pick[0] === facet) continue;
    const more: Picked = [pick, ...kept];
    if (fits(all, more).length > 0) kept = more;
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

/** A move to show as a ghost: the only one left, or the first of several that differ only in how the
 *  piece is turned. */
export function proposal(left: readonly Choice[]): Choice | null {
  const first = left[0];
  if (!first) return null;
  if (only(left)) return first;
  if (first.facets.place === undefined) return null;
  const fixed = (choice: Choice): string =>
    JSON.stringify([choice.facets.piece, choice.facets.place, choice.facets.option]);
  return left.every((choice) => fixed(choice) === fixed(first)) ? first : null;
}

/** The next value of a facet that is cycled, keeping the ghost where it is if possible. */
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

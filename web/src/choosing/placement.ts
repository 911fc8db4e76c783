/** Where a move would lie: which cells it covers, and which of the legal ones a pointer means.
 *
 *  Pure, and knows no rules. A place is only a name: what counts is what is covered. */

import { values, type Choice } from './facets';
import { breadth } from '../looking/geometry';
import type { Area, Facet, Lattice } from '../line/protocol';
import { refer } from '../common/reference';

export interface Spot {
  x: number;
  y: number;
}

/** Whether a move covers cells of its own, apart from its place. */
export const shaped = (choice: Choice | null | undefined): boolean =>
  (choice?.covers.length ?? 0) > 0;

/** The cells of an area with a lattice, as references, and which of them moves cover. */
export class Ground {
  private readonly at = new Map<string, string>();
  private readonly middles = new Map<string, Spot>();
  private readonly known = new WeakMap<Choice, readonly string[]>();
  private readonly hearts = new WeakMap<Choice, Spot>();

  private readonly lattice: Lattice | undefined;

  constructor(area: Pick<Area, 'key' | 'lattice'> | undefined) {
    this.lattice = area?.lattice;
    for (const cell of area?.lattice?.cells ?? []) {
      const reference = refer(area!.key, cell.key);
      this.at.set(name(cell.x, cell.y), reference);
      this.middles.set(reference, cell);
      for (const { key, x, y } of cell.parts ?? [])
        this.middles.set(refer(reference, key), { x: cell.x + x, y: cell.y + y });
    }
  }

  /** Which cells a move covers: those at its offsets, or its place. */
  covered = (choice: Choice): readonly string[] => {
    let cells = this.known.get(choice);
    if (!cells) {
      const { place } = choice.facets;
      cells = place === undefined ? [] : this.from(place, choice.covers);
      this.known.set(choice, cells);
    }
    return cells;
  };

  private from(place: string, covers: Choice['covers']): string[] {
    const start = this.middles.get(place);
    if (!start || covers.length === 0) return [place];
    return covers.flatMap((offset) => this.cellAt(this.shifted(start, offset, 1)) ?? []);
  }

  private cellAt({ x, y }: Spot): string | undefined {
    return this.at.get(name(x, y));
  }

  private shifted({ x, y }: Spot, [column, row]: readonly [number, number], by: 1 | -1): Spot {
    const { size, shape } = this.lattice!;
    // Hexes stand on a corner; a row further down lies half a cell to the right (axial).
    const across = shape === 'square' ? column * size : Math.sqrt(3) * size * (column + row / 2);
    const down = shape === 'square' ? row * size : 1.5 * size * row;
    return { x: x + by * across, y: y + by * down };
  }

  /** How wide a cell is. */
  get cell(): number {
    return this.lattice ? breadth(this.lattice) : 0;
  }

  /** Where the cells of a shape are, measured from the middle of them all. */
  form(choice: Choice): Spot[] {
    const middle = this.middle(choice);
    return this.covered(choice).flatMap((cell) => {
      const spot = this.middles.get(cell);
      return spot ? [{ x: spot.x - middle.x, y: spot.y - middle.y }] : [];
    });
  }

  /** Where a cell is. */
  spot(cell: string): Spot | undefined {
    return this.middles.get(cell);
  }

  /** The middle of everything that a move covers. */
  middle(choice: Choice): Spot {
    let middle = this.hearts.get(choice);
    if (!middle) {
      middle = average(this.covered(choice).flatMap((cell) => this.middles.get(cell) ?? []));
      this.hearts.set(choice, middle);
    }
    return middle;
  }

  /** How far a move lies from a cell; 0 if it covers it. */
  gap(choice: Choice, cell: string): number {
    const goal = this.middles.get(cell)!;
    return Math.min(...this.covered(choice).map((each) => far(this.middles.get(each), goal)));
  }

  /** The covered cell that is nearest to the middle: the one to stand on. */
  heart(choice: Choice): string | null {
    const middle = this.middle(choice);
    return least(this.covered(choice), (cell) => far(this.middles.get(cell), middle));
  }

  /** Where a move like this one, but not ``legal``, would have to be placed to cover a cell: with the
   *  middle of its shape there, if all of it then stays on the lattice. */
  placedOver(
    like: Choice,
    cell: string,
    legal: readonly Choice[] = [],
  ): { place: string; cells: readonly string[] } | null {
    const goal = this.middles.get(cell);
    if (!goal) return null;
    if (like.covers.length === 0) return { place: cell, cells: [cell] };
    const taken = new Set(legal.filter((way) => lieAlike(way, like)).map((way) => way.facets.place));
    const laid = (place: string | undefined): { place: string; cells: readonly string[] }[] =>
      place === undefined || taken.has(place)
        ? []
        : [{ place, cells: this.from(place, like.covers) }];
    const over = like.covers.flatMap((offset) => laid(this.cellAt(this.shifted(goal, offset, -1))));
    // In a corner that it cannot fill: as near as it can be without leaving the sheet.
    const ways = over.length > 0 ? over : [...this.at.values()].flatMap(laid);
    const centre = (cells: readonly string[]): number =>
      far(goal, average(cells.flatMap((each) => this.middles.get(each) ?? [])));
    const loss = ({ cells }: (typeof ways)[number]): number =>
      (like.covers.length - cells.length) * 1e6 + centre(cells);
    return least(ways, loss);
  }
}

const name = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;

const far = (one: Spot | undefined, other: Spot): number =>
  one ? Math.hypot(one.x - other.x, one.y - other.y) : Infinity;

const average = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / (spots.length || 1),
  y: spots.reduce((sum, { y }) => sum + y, 0) / (spots.length || 1),
});

function least<Thing>(things: readonly Thing[], cost: (thing: Thing) => number): Thing | null {
  let best: Thing | null = null;
  let lowest = Infinity;
  for (const thing of things) {
    const price = cost(thing);
    if (price < lowest) [best, lowest] = [thing, price];
  }
  return best;
}

/** What a ghost should keep if it can: which piece, in what, how it lies. The first counts most. */
export type Orientation = Choice['facets'];
const KEPT: readonly Facet[] = ['option', 'piece', 'face', 'mirror', 'turn'];

/** How much a move gives up of what should be kept. */
function strays(choice: Choice, orientation: Orientation): number {
  let found = 0;
  for (const facet of KEPT) {
    const wish = orientation[facet];
    found = 2 * found + Number(wish !== undefined && choice.facets[facet] !== wish);
  }
  return found;
}

/** The move that pointing at a cell means: of those that cover it, one that lies as the ghost lay, or
 *  else one that lies differently; among these, the one whose middle is nearest to the pointer. */
export function nearest(
  ways: readonly Choice[],
  cell: string,
  pointer: Spot,
  orientation: Orientation,
  ground: Ground,
): Choice | null {
  const wish = { ...ways[0]?.facets, ...orientation };
  return least(
    ways.filter((choice) => ground.covered(choice).includes(cell)),
    (choice) => strays(choice, wish) * 1e6 + far(ground.middle(choice), pointer),
  );
}

/** Of the moves that lie as the ghost lies, the one nearest to a pointer, wherever that is. */
export function closest(
  ways: readonly Choice[],
  pointer: Spot,
  orientation: Orientation,
  ground: Ground,
): Choice | null {
  const wish = { ...ways[0]?.facets, ...orientation };
  return least(
    ways,
    (choice) => strays(choice, wish) * 1e6 + far(ground.middle(choice), pointer),
  );
}

/** How close the middle of a shape has to come to a place to drop into it, in cells. */
const PULL = 0.71; // half a cell's diagonal

/** Where a shape that is carried would drop into place: as it lies, if its middle is held near such a
 *  place; otherwise over the cell below it, as if that were pointed at. */
export function snapped(
  ways: readonly Choice[],
  cell: string,
  pointer: Spot,
  form: Choice,
  ground: Ground,
): Choice | null {
  const list = ways.filter((choice) => lieAlike(choice, form));
  const choice = least(list, (way) => far(ground.middle(way), pointer));
  if (choice && far(ground.middle(choice), pointer) <= PULL * ground.cell) return choice;
  return nearest(ways, cell, pointer, form.facets, ground);
}

const same = (one: Choice, other: Choice, facets: readonly Facet[]): boolean =>
  facets.every((facet) => one.facets[facet] === other.facets[facet]);

/** Whether two moves lay the same piece the same way round. */
export const lieAlike = (one: Choice, other: Choice): boolean => same(one, other, KEPT);

/** A shape moved by as much as from one cell to another, as it lies; null: it cannot lie there. */
export function moved(
  ways: readonly Choice[],
  current: Choice,
  from: string,
  to: string,
  ground: Ground,
): Choice | null {
  const [start, end] = [ground.spot(from), ground.spot(to)];
  if (!start || !end) return null;
  const { x, y } = ground.middle(current);
  const goal = { x: x + end.x - start.x, y: y + end.y - start.y };
  const there = (way: Choice): boolean => far(ground.middle(way), goal) < 1;
  return ways.find((way) => lieAlike(way, current) && there(way)) ?? null;
}

/** The next way to cover a cell with the same piece: first where else it goes, then turned. */
export function following(
  ways: readonly Choice[],
  cell: string,
  current: Choice,
  by: 1 | -1,
  ground: Ground,
): Choice {
  const list = ways.filter(
    (choice) =>
      same(choice, current, ['option', 'piece', 'face']) && ground.covered(choice).includes(cell),
  );
  const at = list.findIndex((choice) => choice.move === current.move);
  return list[(at + by + list.length) % list.length] ?? current;
}

/** The ghost turned, mirrored or with another face: over the same cell if possible, otherwise as near
 *  to it as possible; of several ways, the one nearest to where it lay. */
export function turned(
  ways: readonly Choice[],
  cell: string | null,
  current: Choice,
  facet: Facet,
  by: 1 | -1,
  ground: Ground,
  middle: Spot = ground.middle(current),
): Choice {
  const kept = KEPT.slice(0, KEPT.indexOf(facet));
  const alike = ways.filter((choice) => same(choice, current, kept));
  const open = values(alike, facet);
  const at = open.indexOf(current.facets[facet] ?? '') + by;
  const next = open[(at + open.length) % open.length];
  const list = alike.filter((choice) => choice.facets[facet] === next);
  const orientation = { ...current.facets, [facet]: next };
  const cost = (choice: Choice): number =>
    (cell === null ? 0 : ground.gap(choice, cell)) * 1e6 +
    strays(choice, orientation) * 1e4 +
    far(ground.middle(choice), middle);
  return least(list, cost) ?? current;
}

/** The next legal place in a direction for the ghost as it lies; gaps are skipped. */
export function towards(
  ways: readonly Choice[],
  current: Choice,
  way: readonly [number, number],
  ground: Ground,
): Choice {
  const from = ground.middle(current);
  const list = ways.filter((choice) => lieAlike(choice, current));
  const next = least(list, (choice) => {
    const { x, y } = ground.middle(choice);
    const along = (x - from.x) * way[0] + (y - from.y) * way[1];
    const aside = Math.abs((x - from.x) * way[1] + (y - from.y) * way[0]);
    return along > 1 && aside <= along * 1.2 ? along + 2 * aside : Infinity;
  });
  return next ?? current;
}

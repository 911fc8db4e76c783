/** One area as it is played on: what can be pointed at, what is marked, where the ghost stands. */

import type { Choosing } from '../choosing/choosing.svelte';
import { live, values } from '../choosing/facets';
import { shaped, type Spot } from '../choosing/placement';
import { areaOf, refer, whole } from '../common/reference';
import type { Speaker } from '../common/words';
import type {
  Area,
  Cell,
  Facet,
  Group,
  Lattice,
  Mosaic,
  Part,
  Sprite,
  Stroke,
  Text,
} from '../line/protocol';
import type { Table } from '../table/table.svelte';
import { breadth, outerBox } from './geometry';
import { chipOf, ghostOn } from './ghost';
import { lyingOn, spreadOf } from './layout';
import type { Lens } from './lens.svelte';
import type { Symbols } from './symbols';
import { HANDY, type View } from './zoom';

export interface Meaning {
  facet: Facet;
  value: string;
}

export interface Target {
  sprite: Sprite;
  meaning: Meaning;
  /** The moves name this very sprite; otherwise it only looks the same. */
  named: boolean;
}

/** A part of a cell, and what refers to it. */
export interface Portion {
  key: string;
  cell: Cell;
  part: Part;
}

interface Props {
  readonly area: Area;
  readonly table: Table;
  readonly symbols: Symbols;
  readonly speaker: Speaker;
  /** Boards can be zoomed. */
  readonly lens: Lens | null;
}

export class Stage {
  /** The size on the screen, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The last press was a finger's. */
  touch = false;

  constructor(readonly props: () => Props) {}

  // --- what lies there -------------------------------------------------------------------------

  readonly box = $derived.by(() => outerBox(this.area));
  /** The cells, by what refers to them. */
  readonly cells = $derived.by(
    () => new Map((this.area.lattice?.cells ?? []).map((cell) => [this.refer(cell), cell])),
  );
  readonly byKey = $derived.by(() => new Map(this.sprites.map((sprite) => [sprite.key, sprite])));
  private readonly spread = $derived.by(() => spreadOf(this.sprites, this.symbols));

  refer(cell: { key: string }): string {
    return refer(this.area.key, cell.key);
  }

  get area(): Area {
    return this.props().area;
  }

  get table(): Table {
    return this.props().table;
  }

  get choosing(): Choosing {
    return this.table.choosing;
  }

  get symbols(): Symbols {
    return this.props().symbols;
  }

  get sprites(): readonly Sprite[] {
    return this.area.sprites ?? [];
  }

  get lattice(): Lattice | undefined {
    return this.area.lattice;
  }

  /** How wide a cell is. */
  get size(): number {
    return this.lattice ? breadth(this.lattice) : 48;
  }

  /** What part of the sheet is in view, and how large. */
  get view(): View {
    const { lens } = this.props();
    if (lens) return lens.view;
    return { x: this.box[0], y: this.box[1], scale: this.width / this.box[2] };
  }

  /** Screen pixels per unit. */
  get scale(): number {
    return this.view.scale;
  }

  /** From a point on the sheet to pixels from the area's upper left corner; and the other way round. */
  pixels({ x, y }: Spot): Spot {
    const { view } = this;
    return { x: (x - view.x) * view.scale, y: (y - view.y) * view.scale };
  }

  /** Where a press was, in pixels from the area's upper left corner. */
  inside(event: MouseEvent): Spot {
    const sheet = (event.target as Element).closest('.area');
    const { left = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** The cell under a pointer, as a reference. */
  under(event: Event): string | undefined {
    const key = (event.target as Element).closest<SVGElement>('[data-cell]')?.dataset['cell'];
    return key === undefined ? undefined : refer(this.area.key, key);
  }

  /** The part of a cell under a pointer, as a reference. */
  inner(event: Event): string | undefined {
    const part = (event.target as Element).closest<SVGElement>('[data-inside]')?.dataset['inside'];
    const cell = this.under(event);
    return part === undefined || cell === undefined ? undefined : refer(cell, part);
  }

  units({ x, y }: Spot): Spot {
    const { view } = this;
    return { x: view.x + x / (view.scale || 1), y: view.y + y / (view.scale || 1) };
  }

  /** One screen pixel, in units. */
  get pixel(): number {
    return this.scale > 0 ? 1 / this.scale : 1;
  }

  /** The size of a number on a cell, large enough to read; nothing where a cell has no room. */
  get counter(): number {
    const size = Math.max(11, 9.6 * this.pixel);
    return size < 0.24 * this.size ? size : 0;
  }

  say(text: Text): string {
    return this.props().speaker.say(text);
  }

  words(thing: Sprite | Stroke | Mosaic): string {
    return thing.words ? this.say(thing.words) : '';
  }

  /** The sprites that cover a point, as the middle of a cell, except the ground. */
  on(point: Spot): Sprite[] {
    return lyingOn(point, this.spread);
  }

  /** Whether something can go there, or on a part of it. */
  can(cell: Cell): boolean {
    return this.legal.has(this.refer(cell)) || this.partsOf(cell).length > 0;
  }

  // --- what can be done ------------------------------------------------------------------------

  /** Where something can go: the places of moves, or what shapes could cover; where a route leads. */
  readonly legal = $derived.by(() => {
    const plain = this.choosing.rest.filter((choice) => !shaped(choice));
    const found = new Set(values(plain, 'place'));
    for (const choice of this.choosing.ways)
      for (const cell of this.choosing.covered(choice)) found.add(cell);
    // With a piece in hand, what matters is where that can go.
    if (this.choosing.inHand === null)
      for (const { place } of this.choosing.routes) if (place) found.add(place);
    return found;
  });
  /** The places of this area that are marked, cells and sprites: not those of shapes, which could cover
   *  nearly everything, nor where a route leads, which the game itself shows. */
  readonly places = $derived.by(() => {
    const plain = this.choosing.rest.filter((choice) => !shaped(choice));
    const found = new Map<string, Set<string>>();
    for (const { facets } of plain) {
      if (facets.place === undefined) continue;
      const turns = found.get(facets.place) ?? new Set<string>();
      found.set(facets.place, facets.turn === undefined ? turns : turns.add(facets.turn));
    }
    return [...found].flatMap(([key, turns]) => {
      const spot = areaOf(key) === this.area.key ? this.choosing.ground.spot(key) : undefined;
      const place = spot ?? this.cells.get(key) ?? this.byKey.get(key);
      // In how many orientations the piece in hand could lie there.
      return place ? [{ key, x: place.x, y: place.y, turns: turns.size }] : [];
    });
  });
  /** The parts of cells that something can go on. */
  readonly parts = $derived.by(() => {
    const found: Portion[] = [];
    for (const key of this.legal) {
      if (key === whole(key)) continue;
      const cell = this.cells.get(whole(key));
      const part = cell?.parts?.find((it) => refer(this.refer(cell), it.key) === key);
      if (cell && part) found.push({ key, cell, part });
    }
    return found;
  });

  partsOf(cell: Cell): Portion[] {
    return this.parts.filter((it) => it.cell === cell);
  }

  readonly turnsAt = $derived.by(
    () => new Map(this.places.map(({ key, turns }) => [key, turns])),
  );
  /** A piece is in hand, so that ways to turn it can be counted. */
  readonly counting = $derived.by(
    () => this.choosing.settled.piece !== undefined && this.places.some(({ turns }) => turns > 0),
  );
  /** With no piece in hand yet, the places are drawn faintly. */
  readonly eager = $derived.by(
    () => this.choosing.settled.piece !== undefined || values(this.choosing.all, 'piece').length === 0,
  );

  /** The sprites that can be chosen; those that the moves name lie above their lookalikes. */
  readonly targets = $derived.by(() => {
    const found: Target[] = [];
    for (const sprite of this.sprites) {
      const meaning = this.choosing.meaning(sprite.key);
      if (meaning) found.push({ sprite, meaning, named: meaning.value === sprite.key });
    }
    return found.sort((one, other) => Number(one.named) - Number(other.named));
  });

  /** Pieces of our own hand that can be lifted while others decide. */
  readonly liftable = $derived.by(() =>
    this.area.role === 'hand' && this.table.waits ? this.sprites.filter(({ words }) => words) : [],
  );

  /** The ghost that was left on this board while waiting. */
  get sketchedOn(): Cell | undefined {
    return this.cells.get(this.table.sketch.cell ?? '');
  }

  /** Pieces that cannot be chosen now: those in the hand, and those lying beside others that can. */
  readonly idle = $derived.by(() => {
    const { choosing, area } = this;
    const asked = area.role === 'hand' || this.targets.length > 0;
    if (!asked || area.lattice || choosing.all.length === 0) return [];
    const live = [choosing.spriteValues, choosing.drops, choosing.onto, choosing.backs, choosing.loose];
    return this.sprites.filter(({ key, words }) => words && !live.some((some) => some.has(key)));
  });

  /** There is something to point at that not every step has. */
  readonly others = $derived.by(() => {
    const { onto, backs, loose } = this.choosing;
    const rare = this.idle.length + this.liftable.length + (this.area.mosaics?.length ?? 0);
    return rare + onto.size + backs.size + loose.size > 0;
  });

  /** The keys 1 to 9 choose pieces. */
  readonly digits = $derived.by(() => {
    const { all, picked } = this.choosing;
    return new Map(values(live(all, picked), 'piece').map((key, at) => [key, at + 1]));
  });

  /** A place is chosen and several pieces could go there: which? */
  readonly asked = $derived.by(() => {
    const { picked, pinned, left } = this.choosing;
    const place = picked.some(([facet]) => facet === 'place');
    return new Set(place && pinned === null ? values(left, 'piece') : []);
  });

  isChosen(key: string): boolean {
    if (this.ghost?.around?.key === key) return false; // the ghost's dashes show it
    if (this.choosing.seized === key || this.table.sketch.sprite?.key === key) return true;
    if (this.choosing.gathered.includes(key)) return true;
    if (this.choosing.picked.some((pick) => pick[1] === key)) return true;
    const { shape } = this.choosing; // a shape that stands somewhere already has a piece and a face
    return shape !== null && (shape.facets.piece === key || shape.facets.face === key);
  }

  // --- the ghost -------------------------------------------------------------------------------

  readonly ghost = $derived.by(() => ghostOn(this));
  readonly chip = $derived.by(() => chipOf(this));

  // --- what is marked --------------------------------------------------------------------------

  known(references: readonly string[]): Cell[] {
    return references.flatMap((reference) => this.cells.get(whole(reference)) ?? []);
  }

  /** The cells at fault, each once. */
  readonly bad = $derived.by(() => this.known([...new Set(this.choosing.scolds?.cells)]));
  /** The cell where a try was refused. */
  readonly trial = $derived.by(() => {
    const { refused, trial } = this.choosing;
    return refused && trial ? this.cells.get(whole(trial.cell)) : undefined;
  });
  /** What was tried there, as it would have lain. */
  readonly vain = $derived.by(() => {
    const { refused, trial } = this.choosing;
    return refused && trial ? this.known(trial.cells) : [];
  });
  readonly marked = $derived.by(() =>
    [...this.table.marks].flatMap(([key, mark]) => {
      const cell = this.cells.get(key);
      const half = this.size / 2;
      const lies = ({ x, y }: Sprite): boolean =>
        Math.abs(x - cell!.x) < half && Math.abs(y - cell!.y) < half;
      return cell && this.sprites.some(lies) ? [{ cell, mark }] : [];
    }),
  );
  // --- what belongs together -------------------------------------------------------------------

  /** The cell that a finger last touched. */
  touched = $state<string | null>(null);

  /** The groups of the cell that is pointed at, unless a ghost is in the way. */
  readonly groups = $derived.by((): Group[] => {
    const { point } = this.choosing;
    const cell = this.touched ?? point?.part ?? point?.cell;
    return cell === undefined || this.ghost || this.trial ? [] : this.groupsOf(cell);
  });

  /** What is pointed at lies in the lower half: what is said about it stands above. */
  readonly low = $derived.by(() => {
    const cell = this.cells.get(whole(this.touched ?? this.choosing.point?.cell ?? ''));
    return cell !== undefined && this.pixels(cell).y > this.height / 2;
  });

  /** For a part, only the groups that it, or its whole cell, belongs to. */
  groupsOf(cell: string): Group[] {
    const [own, inside] = [whole(cell), `${cell}/`];
    const here = ({ cells }: Group): boolean =>
      cells.some((other) => other === cell || other === own || other.startsWith(inside));
    return (this.area.groups ?? []).filter(here);
  }

  /** These cells are hard to hit with a finger. */
  get small(): boolean {
    return this.size * this.scale < HANDY;
  }
}

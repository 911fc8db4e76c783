/** What has been chosen so far of a seat's moves: values, a ghost under the pointer, a ghost that
 *  stands, a try that was refused. How a move travels is the table's business. */

import {
  agree,
  choose,
  cycle,
  CYCLED,
  expand,
  live,
  only,
  proposal,
  pulls,
  settled,
  values,
  type Choice,
  type Picked,
} from './facets';
import {
  closest,
  following,
  Ground,
  nearest,
  shaped,
  towards,
  turned,
  type Lean,
  type Spot,
} from './placement';
import type { Area, Facet, Now, Preview, PutBack, Refused, Route, Sprite, Text } from './protocol';

/** A cell (a reference) that was pointed at although nothing can go there, and what was tried on it. */
export interface Trial {
  cell: string;
  cells: readonly string[];
  symbol: string;
}

/** Where a pointer is: over which cell (a reference), which part of it, and where exactly. */
export interface Point extends Spot {
  cell: string;
  part?: string;
}

/** What dragging a sprite onto another does. */
type Drop = { picked: Picked } | { route: Route };

/** The values that something on the table may stand for. The place of a shape is but a name. */
const pointable = (choice: Choice): [Facet, string][] => {
  const all = Object.entries(choice.facets) as [Facet, string][];
  return shaped(choice) ? all.filter(([facet]) => facet !== 'place') : all;
};

export abstract class Choosing {
  abstract readonly areas: readonly Area[];
  abstract readonly now: Now | null;
  /** Nothing can be chosen: something is being shown, or a move is on its way. */
  abstract readonly busy: boolean;

  protected abstract ask(move: string): void;
  /** Why does a move with these facets not go? */
  protected abstract inquire(facets: Choice['facets']): void;
  /** ``meant``: even if it cannot be taken back. */
  protected abstract play(choice: Choice, meant: boolean): void;
  protected abstract go(route: Route): void;

  picked = $state.raw<Picked>([]);
  pinned = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null);
  refused = $state.raw<Refused | null>(null);
  trial = $state.raw<Trial | null>(null);
  /** What the piece that is pointed at is called. */
  hint = $state.raw<Text | null>(null);
  /** What the piece that was chosen last is called. */
  told = $state.raw<Text | null>(null);

  /** A sprite that was chosen although no move begins with it: it can only be dragged. What that
   *  could do is then listed in words. */
  grip = $state<string | null>(null);

  /** What is being pointed at. */
  point = $state.raw<Point | null>(null);
  /** How the ghost lay last: that is kept if it can be. */
  private lean = $state.raw<Lean>({});
  /** The ghost under the pointer after it was turned, or sent to the next place, by hand. */
  private swung = $state.raw<Choice | null>(null);
  /** The cell that the ghost was put on. */
  private held: string | null = null;

  readonly all = $derived.by<Choice[]>(() =>
    this.busy || !this.now ? [] : expand(this.now.choices),
  );
  readonly left = $derived(agree(this.all, this.picked));
  readonly settled = $derived(settled(this.all, this.picked));
  readonly ground = $derived.by(() => new Ground(this.areas.find((area) => area.lattice)));
  readonly routes = $derived.by<readonly Route[]>(() =>
    this.busy ? [] : (this.now?.choices.routes ?? []),
  );

  /** Steps of a sealed decision that a press on a sprite takes back. */
  readonly backs = $derived.by<ReadonlyMap<string, PutBack>>(() => {
    const list = this.busy ? [] : (this.now?.choices.back ?? []);
    return new Map(list.map((back) => [back.sprite, back]));
  });

  /** The moves that cover cells, however they lie, given what else is chosen. */
  readonly ways = $derived.by(() => {
    const lying = (facet: Facet): boolean => ['place', 'turn', 'mirror'].includes(facet);
    const picked = this.picked.filter(([facet]) => !lying(facet));
    return agree(this.all, picked).filter(shaped);
  });

  /** Whether there are shapes that can cover a cell in more than one way. */
  readonly movable = $derived(this.ways.some(({ covers }) => covers.length > 1));

  /** The ghost of a shape under the pointer. */
  readonly hand = $derived.by((): Choice | null => {
    const { point, swung, ways } = this;
    if (!point || this.pinned) return null;
    if (swung && ways.includes(swung)) return swung;
    return nearest(ways, point.cell, point, this.lean, this.ground);
  });

  /** The shape that stands or follows the pointer. */
  get shape(): Choice | null {
    return shaped(this.pinned) ? this.pinned : this.hand;
  }

  /** A shape as it would lie if it were pointed at a place. */
  private get meant(): Choice | null {
    return closest(this.ways, { x: 0, y: 0 }, this.lean, this.ground);
  }

  /** From a sprite that can be dragged to those it can be dropped on. */
  readonly drops = $derived.by<ReadonlyMap<string, ReadonlyMap<string, Drop>>>(() => {
    const found = new Map<string, Map<string, Drop>>();
    const add = (from: string, to: string, drop: Drop): void => {
      found.set(from, (found.get(from) ?? new Map<string, Drop>()).set(to, drop));
    };
    for (const { from, to, picked } of this.busy || !this.now ? [] : pulls(this.now.choices))
      add(from, to, { picked });
    for (const route of this.routes) {
      const [from, to] = route.drag ?? [];
      if (from !== undefined && to !== undefined) add(from, to, { route });
    }
    return found;
  });

  /** The piece that was taken up. */
  get inHand(): string | null {
    return this.grip ?? this.picked.find(([facet]) => facet === 'piece')?.[1] ?? null;
  }

  /** What the piece in hand can be laid on by pressing there: all that dragging does, but for what
   *  lies on a board, where a press means a place. */
  readonly onto = $derived.by<ReadonlyMap<string, Text | null>>(() => {
    const found = new Map<string, Text | null>();
    const drops = this.inHand === null ? undefined : this.drops.get(this.inHand);
    for (const area of drops ? this.areas : []) {
      for (const { key, words } of area.lattice ? [] : (area.sprites ?? [])) {
        const drop = drops?.get(key);
        if (drop) found.set(key, ('route' in drop && drop.route.words) || words || null);
      }
    }
    return found;
  });

  /** The sprites that look the same and lie side by side mean the same: any wolf of the hand is
   *  the wolf that the moves name. From the key of such a sprite to the key that is a value. */
  readonly stands = $derived.by<ReadonlyMap<string, string>>(() => {
    const named = new Set<string>();
    for (const choice of live(this.all, this.picked)) {
      for (const [facet, value] of pointable(choice))
        if (!choice.explicit.includes(facet)) named.add(value);
    }
    const found = new Map<string, string>();
    for (const area of this.areas) {
      const alike = new Map<string, string>();
      const look = (sprite: Sprite): string =>
        JSON.stringify([sprite.symbol, sprite.scale, sprite.dim, sprite.words]);
      for (const sprite of area.sprites ?? []) {
        if (named.has(sprite.key)) {
          found.set(sprite.key, sprite.key);
          if (sprite.words && !alike.has(look(sprite))) alike.set(look(sprite), sprite.key);
        }
      }
      for (const sprite of area.sprites ?? []) {
        const key = alike.size > 0 ? alike.get(look(sprite)) : undefined;
        if (key !== undefined && !found.has(sprite.key)) found.set(sprite.key, key);
      }
    }
    return found;
  });

  covered = (choice: Choice): readonly string[] => this.ground.covered(choice);

  // --- giving up ---------------------------------------------------------------------------------

  protected forget(): void {
    this.picked = [];
    this.pinned = null;
    this.preview = null;
    this.swung = null;
    this.grip = null;
    this.hint = null;
    this.calm();
  }

  /** A refusal has been read. */
  protected calm = (): void => {
    this.refused = null;
    this.trial = null;
  };

  /** Gives up what has been chosen so far. */
  cancel = (): void => {
    this.told = null;
    this.forget();
  };

  get choosing(): boolean {
    const { picked, pinned, refused, grip } = this;
    return picked.length > 0 || pinned !== null || refused !== null || grip !== null;
  }

  /** The position is another: what was chosen stays chosen if it still can be. */
  protected keepChosen(): void {
    const { pinned } = this;
    const left = this.picked.length > 0 || shaped(pinned) ? this.left : [];
    this.preview = null; // the move may do something else now
    if (left.length === 0) this.forget();
    else if (!shaped(pinned)) this.pin(pinned && proposal(left));
    else this.pin(this.ways.find(({ move }) => move === pinned?.move) ?? null);
  }

  // --- values ------------------------------------------------------------------------------------

  /** The facet that a key is a value of, among the moves that agree, or else among all. */
  facetOf(key: string): Facet | null {
    for (const list of [this.left, live(this.all, this.picked)]) {
      for (const choice of list) {
        for (const [facet, value] of pointable(choice)) if (value === key) return facet;
      }
    }
    return null;
  }

  /** The facet and value that a sprite means now, if any. */
  meaning(sprite: string): { facet: Facet; value: string } | null {
    const value = this.stands.get(sprite);
    if (value === undefined) return null;
    const facet = this.facetOf(value);
    return facet && { facet, value };
  }

  /** A value is chosen: by hand, so a move may be made. */
  choose = (facet: Facet, value: string): void => {
    this.calm();
    if (this.pinned && !shaped(this.pinned) && this.lastPick(facet, value)) {
      this.confirm();
      return;
    }
    const chosen = this.picked.some((pick) => pick[0] === facet && pick[1] === value);
    if (chosen && facet === 'piece') {
      this.cancel(); // the same piece again: put it back
      return;
    }
    this.take(choose(this.all, this.picked, facet, value), CYCLED.includes(facet));
  };

  /** A second click makes the move only on what was chosen last, however it was turned since. */
  private lastPick(facet: Facet, value: string): boolean {
    const last = this.picked.filter(([other]) => !CYCLED.includes(other)).at(-1);
    return last?.[0] === facet && last[1] === value;
  }

  private take(picked: Picked, cycling: boolean): void {
    const before = this.shape;
    this.picked = picked;
    this.grip = null;
    const piece = picked.find(([facet]) => facet === 'piece')?.[1];
    this.told = (piece && this.spriteOf(piece)?.words) || null;
    const { left } = this;
    if (left.some(shaped)) {
      this.swung = null;
      this.lean = { ...this.lean, ...Object.fromEntries(picked) };
      const stood = this.pinned && before;
      this.pin(stood && this.near(stood));
      return;
    }
    const move = only(left);
    // Where a piece goes is shown first, unless somebody has pointed there.
    const meant = move?.facets.place === undefined || picked.some(([facet]) => facet === 'place');
    if (move && !cycling && meant) this.want(move);
    else this.pin(proposal(left));
  }

  /** The legal place nearest to where a ghost stood. */
  private near(stood: Choice): Choice | null {
    const { ways, ground, lean } = this;
    const middle = ground.middle(stood);
    const over = this.held === null ? null : nearest(ways, this.held, middle, lean, ground);
    return over ?? closest(ways, middle, lean, ground);
  }

  /** The sprite of this key, wherever it lies. */
  spriteOf(key: string): Sprite | undefined {
    for (const area of this.areas) {
      const found = area.sprites?.find((sprite) => sprite.key === key);
      if (found) return found;
    }
    return undefined;
  }

  /** A move is meant: the table makes it at once if it can be taken back, and otherwise asks. */
  private want(choice: Choice): void {
    this.pin(choice, false);
    this.confirm();
  }

  /** The table asks whether a move is meant that could not be taken back. */
  protected doubt(move: string, preview: Preview): void {
    this.pin(this.all.find((choice) => choice.move === move) ?? null, false);
    this.foresee(move, preview);
  }

  /** The table says what a move would do. */
  protected foresee(move: string, preview: Preview): void {
    if (move === this.pinned?.move) this.preview = preview;
  }

  protected pin(choice: Choice | null, asking = true): void {
    const same = choice?.move === this.pinned?.move;
    this.pinned = choice;
    if (choice && shaped(choice)) this.lean = choice.facets;
    if (!same) this.preview = null;
    if (choice && asking && this.preview === null) this.ask(choice.move);
  }

  // --- pointing ----------------------------------------------------------------------------------

  /** The pointer, or the keyboard's ring, is over a cell. */
  hover(point: Point | null): void {
    if (point?.cell !== this.point?.cell) this.swung = null;
    const { x, y, part } = this.point ?? {};
    if (point?.x !== x || point?.y !== y || point?.part !== part) this.point = point;
  }

  /** A cell was pointed at: a place, a second click on the ghost, or a try that is refused. */
  aim = (cell: string, at?: Spot, touch = false): void => {
    if (this.all.length === 0) return;
    const { pinned } = this;
    if (pinned && this.covered(pinned).includes(cell)) {
      if (touch && shaped(pinned) && this.turns('turn') > 1) this.turn('turn');
      else this.confirm();
      return;
    }
    if (this.lay(cell, at, touch)) return;
    const rest = this.picked.filter(([facet]) => facet !== 'place');
    const here = (picked: Picked): boolean =>
      agree(this.all, picked).some((choice) => !shaped(choice) && choice.facets.place === cell);
    const route = this.routes.find(({ place }) => place === cell);
    if (here(rest) || (!route && here([]))) this.choose('place', cell);
    else if (route) this.go(route);
    else this.try(cell);
  };

  /** Puts the ghost of a shape on a cell. False: none can go there. */
  private lay(cell: string, at: Spot | undefined, touch: boolean): boolean {
    const { ground, hand, ways } = this;
    const spot = at ?? ground.spot(cell) ?? { x: 0, y: 0 };
    const meant = (list: readonly Choice[]): Choice | null =>
      nearest(list, cell, spot, this.lean, ground);
    const follows = hand && !touch && this.covered(hand).includes(cell) ? hand : null;
    const choice = follows ?? meant(ways) ?? meant(agree(this.all, []).filter(shaped));
    if (!choice) return false;
    this.calm();
    this.held = cell;
    this.picked = this.picked.filter(([facet, value]) => choice.facets[facet] === value);
    const over = ways.filter((way) => this.covered(way).includes(cell));
    if (!touch && only(over)) this.want(choice);
    else this.pin(choice);
    return true;
  }

  /** Nothing goes there: the table says why, of the piece in hand and as it lies. */
  private try(cell: string): void {
    const picked = this.picked.filter(([facet]) => facet !== 'place');
    const like = this.meant;
    const here = { place: cell, cells: [cell] };
    const laid = (like && this.ground.placedOver(like, cell)) || here;
    const piece = this.inHand;
    this.calm();
    this.pin(null);
    this.trial = { cell, cells: laid.cells, symbol: like?.symbol ?? '' };
    const chosen = { ...(like ? like.facets : Object.fromEntries(picked)), place: laid.place };
    this.inquire(piece === null ? chosen : { ...chosen, piece });
  }

  /** Ends a list that was put together: that is meant, and not asked about. */
  conclude = (): void => {
    const last = this.all.find(({ move }) => move === this.now?.choices.ready?.move);
    if (last) this.play(last, true);
  };

  /** A piece was pressed that cannot be chosen: the table says why. */
  question = (piece: string): void => {
    if (this.all.length === 0) return;
    this.calm();
    this.inquire({ piece });
  };

  // --- turning and moving the ghost --------------------------------------------------------------

  /** How many values a facet has for the piece in hand. */
  turns(facet: Facet): number {
    const { ways } = this;
    const like = this.shape ?? this.meant;
    if (like) {
      const kept = (['option', 'piece', 'face'] as const).filter((other) => other !== facet);
      const list = ways.filter((way) => kept.every((k) => way.facets[k] === like.facets[k]));
      return values(list, facet).length;
    }
    if (this.picked.length === 0) return 0;
    const rest = this.picked.filter(([other]) => other !== facet);
    return values(agree(this.all, rest), facet).length;
  }

  /** Turns or mirrors the piece in hand. */
  turn = (facet: Facet, by: 1 | -1 = 1): void => {
    const { shape, ways, ground } = this;
    if (ways.length > 0) {
      const cell = this.pinned ? this.held : (this.point?.cell ?? null);
      this.swing(turned(ways, shape && cell, shape ?? this.meant!, facet, by, ground));
      return;
    }
    if (values(this.all, facet).length < 2) return;
    const current = this.pinned ?? this.left[0] ?? null;
    this.take(cycle(this.all, this.picked, current, facet, by), true);
  };

  /** The next legal place over the same cell, turned if need be. */
  another = (by: 1 | -1 = 1): void => {
    const { shape } = this;
    const cell = this.pinned ? this.held : this.point?.cell;
    if (shape && cell) this.swing(following(this.ways, cell, shape, by, this.ground));
  };

  private swing(choice: Choice): void {
    this.calm();
    this.lean = choice.facets;
    const face = this.picked.map(([facet]) => [facet, choice.facets[facet] ?? ''] as const);
    this.picked = face; // another face may have been chosen by turning
    if (this.pinned) this.pin(choice);
    else if (this.hand) this.swung = choice;
  }

  /** Moves the ghost of a shape by keys. The cell that it then stands on; null: there is no ghost,
   *  or as it lies it cannot go further that way. */
  shift(way: readonly [number, number]): string | null {
    const { shape, ground } = this;
    if (!shape) return null;
    const next = towards(this.ways, shape, way, ground);
    const cell = next === shape ? null : ground.heart(next);
    const spot = cell === null ? undefined : ground.spot(cell);
    if (cell === null || !spot) return null;
    this.calm();
    if (this.pinned) {
      this.held = cell;
      this.pin(next);
    } else {
      this.point = { cell, x: spot.x, y: spot.y };
      this.swung = next;
    }
    return cell;
  }

  /** The ghost that stands is dragged about: it takes the legal place nearest to there. */
  pull(at: Spot): void {
    const { pinned, ground } = this;
    if (!pinned || !shaped(pinned)) return;
    const next = closest(this.ways, at, pinned.facets, ground);
    if (!next || next === pinned) return;
    this.held = ground.heart(next);
    this.pin(next, false);
  }

  /** It is put down. */
  release(): void {
    if (this.pinned && this.preview === null) this.ask(this.pinned.move);
  }

  /** Makes the move that stands as a ghost; whoever has seen what it does is not asked again. */
  confirm = (): void => {
    if (this.pinned) this.play(this.pinned, this.preview !== null);
  };

  /** Takes up what can only be dragged, or lays it down again. */
  seize(sprite: string): void {
    const again = this.grip === sprite;
    this.cancel();
    if (!again) this.grip = sprite;
  }

  /** One sprite was dropped on another. */
  drop(from: string, to: string): void {
    const drop = this.drops.get(from)?.get(to);
    if (!drop) return;
    this.calm();
    if ('route' in drop) this.go(drop.route);
    else this.take(drop.picked, false);
  }
}

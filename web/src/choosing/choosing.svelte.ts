/** What has been chosen so far among a seat's moves, and what follows from that: which moves are
 *  left, where they go, what lies under the pointer as a ghost. Nothing is changed here: that is for
 *  the verbs in choose.ts, point.ts, turn.ts and lift.ts. */

import {
  agree,
  expand,
  live,
  only,
  proposal,
  pulls,
  settled,
  type Choice,
  type Picked,
} from './facets';
import { alike } from './gather';
import { closest, Ground, nearest, shaped, snapped, type Orientation, type Spot } from './placement';
import type {
  Area,
  Choices,
  Facet,
  Now,
  Preview,
  PutBack,
  Refused,
  Route,
  Sprite,
  Text,
} from '../line/protocol';

/** A cell (a reference) that was pointed at although nothing can go there, and what was tried on it. */
export interface Trial {
  cell: string;
  cells: readonly string[];
  symbol: string;
}

/** Why something cannot go there. */
export type Reason = Omit<Refused, 'type' | 'request'>;

/** Where a pointer is: over which cell (a reference), which part of it, and where exactly. */
export interface Point extends Spot {
  cell: string;
  part?: string;
}

/** What dragging a sprite onto another does. */
type Drop = { picked: Picked } | { route: Route };

/** The values that something on the table may stand for. The place of a shape is only a name. */
const pointable = (choice: Choice): [Facet, string][] => {
  const all = Object.entries(choice.facets) as [Facet, string][];
  return shaped(choice) ? all.filter(([facet]) => facet !== 'place') : all;
};

/** The table that moves are chosen at. */
export interface Desk {
  readonly areas: readonly Area[];
  readonly now: Now | null;
  /** Nothing can be chosen: something is being shown, or a move is on its way. */
  readonly busy: boolean;
  /** A finger's second tap where a shape was put places it. */
  readonly placesAgain: boolean;
  /** What would this move do? Returns our number for the question, which the answer repeats. */
  ask(move: string): number;
  /** Why can no move with these facets be made? */
  inquire(facets: Choice['facets']): number;
  /** ``meant``: even if it cannot be taken back. */
  play(choice: Choice, meant: boolean): void;
  /** Makes the moves of a route, one after the other. */
  go(route: Route): void;
  /** Gives up what was chosen, and with it what has not been sent. */
  withdraw(): void;
}

export class Choosing {
  picked = $state.raw<Picked>([]);
  pinned = $state.raw<Choice | null>(null);
  refused = $state.raw<Reason | null>(null);
  trial = $state.raw<Trial | null>(null);
  /** The name of the piece that is pointed at. */
  hint = $state.raw<Text | null>(null);
  /** The name of the piece that was chosen last. */
  pieceWords = $state.raw<Text | null>(null);

  /** A sprite that was chosen although no move begins with it: it can only be dragged. What dragging
   *  could do is then listed in words. */
  seized = $state<string | null>(null);
  /** The piece that was chosen is being carried. */
  aloft = $state(false);

  /** How a ghost lies after being turned in a way that does not fit: it stays there, as a trial. */
  stuck = $state.raw<Choice | null>(null);

  /** What has been gathered, sprite by sprite; null: nobody has changed the usual choice. */
  basket = $state.raw<readonly string[] | null>(null);

  /** What is being pointed at. */
  point = $state.raw<Point | null>(null);
  /** How the ghost last lay: kept if possible. */
  orientation = $state.raw<Orientation>({});
  /** The ghost under the pointer after it was turned, or sent to the next place, by hand. */
  turnedGhost = $state.raw<Choice | null>(null);
  /** What moves in this position would do, as far as the table has said. */
  previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());

  /** Our numbers for what was asked about this position, and for why the last thing tried does not go;
   *  0: nothing, or nobody wants to know any more. */
  readonly asked = new Set<number>();
  inquiry = 0;
  /** The cell that the ghost was put on. */
  held: string | null = null;
  /** What the ghost is turned around: where it was pointed to or sent. However often it is turned, it
   *  wanders off no further than it has to. */
  pivot: Spot | null = null;
  /** The ghost is waiting to be confirmed; it is not already on its way to the table. */
  shown = false;
  /** What was chosen before a piece was taken up to be carried. */
  before: { picked: Picked; seized: string | null } = { picked: [], seized: null };
  /** Timers: until the ghost has rested; until a refusal has been read. */
  resting: ReturnType<typeof setTimeout> | undefined;
  reading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {}

  /** Something has been chosen, or is being explained. */
  get begun(): boolean {
    const { picked, pinned, refused, seized, basket } = this;
    return picked.length > 0 || Boolean(pinned ?? refused ?? seized ?? basket);
  }

  /** What can be chosen now. */
  private readonly choices = $derived.by<Choices>(() =>
    this.desk.busy ? {} : (this.desk.now?.choices ?? {}),
  );
  readonly all = $derived.by<Choice[]>(() => expand(this.choices));
  readonly left = $derived(agree(this.all, this.picked));
  readonly settled = $derived(settled(this.all, this.picked));
  readonly ground = $derived.by(() => new Ground(this.desk.areas.find((area) => area.lattice)));
  /** Something was asked for in words: whatever is chosen next is for that alone. */
  readonly worded = $derived(this.picked.some(([facet]) => facet === 'option'));
  /** There is one move, and nothing else to do. */
  readonly lone = $derived.by(() => !this.choices.routes?.length && only(this.all) !== null);
  readonly routes = $derived.by<readonly Route[]>(() => (this.worded ? [] : (this.choices.routes ?? [])));

  /** Steps of a sealed decision that a press on a sprite takes back. */
  readonly backs = $derived.by<ReadonlyMap<string, PutBack>>(
    () => new Map(this.choices.back?.map((back) => [back.sprite, back])),
  );

  /** The moves that are made by gathering pieces, once all else is chosen. */
  readonly bags = $derived.by(() => {
    const { left } = this;
    const like = left[0]?.facets.piece;
    return left.every(({ bag, facets }) => bag && facets.piece === like) ? left : [];
  });

  /** What is gathered: at first the usual choice. */
  readonly gathered = $derived(this.bags[0] ? (this.basket ?? this.bags[0].bag!) : []);

  likeness = (keys: readonly string[]): string[] =>
    keys.map((key) => this.spriteOf(key)?.symbol ?? key);

  /** The move that is gathered. */
  readonly made = $derived.by(() => {
    const mine = this.likeness(this.gathered);
    return this.bags.find(({ bag }) => alike(mine, this.likeness(bag!)));
  });

  /** The sprites that can be gathered: those that the moves name, and any others that look the same. */
  readonly loose = $derived.by<ReadonlySet<string>>(() => {
    const named = new Set(this.bags.flatMap(({ bag }) => bag!));
    const look = ({ symbol, scale }: Sprite): string => `${symbol} ${scale}`;
    const found = (named.size > 0 ? this.desk.areas : []).flatMap(({ sprites = [] }) => {
      const looks = new Set(sprites.filter(({ key }) => named.has(key)).map(look));
      return sprites.filter((sprite) => looks.has(look(sprite)));
    });
    return new Set(found.map(({ key }) => key));
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
    const { point, turnedGhost, ways } = this;
    if (!point || this.pinned || this.stuck) return null;
    if (this.aloft) return this.form && snapped(ways, point.cell, point, this.form, this.ground);
    if (turnedGhost && ways.includes(turnedGhost)) return turnedGhost;
    return nearest(ways, point.cell, point, this.orientation, this.ground);
  });

  /** The shape that stands or follows the pointer. */
  get shape(): Choice | null {
    return shaped(this.pinned) ? this.pinned : this.hand;
  }

  /** A shape as it would lie if it were pointed at a place. */
  readonly form = $derived.by((): Choice | null =>
    closest(this.ways, { x: 0, y: 0 }, this.orientation, this.ground),
  );

  /** The moves that agree with everything chosen except the place and how a piece is turned. */
  readonly rest = $derived.by(() =>
    agree(
      this.all,
      this.picked.filter(([facet]) => facet !== 'place' && facet !== 'turn'),
    ),
  );

  /** Something was refused, and that is what there is to see. While a ghost stands, it is what counts, and
   *  the reason is only mentioned. */
  get scolds(): Reason | null {
    return this.pinned ? null : this.refused;
  }

  /** What would stand under the pointer, with a piece in hand. */
  readonly hovered = $derived.by((): Choice | null => {
    const cell = this.point?.cell;
    const able = cell !== undefined && this.settled.piece !== undefined && !this.pinned;
    if (this.hand || !able) return this.hand;
    const spots = [cell, this.point?.part];
    const there = this.rest.filter(
      (choice) => !shaped(choice) && spots.includes(choice.facets.place),
    );
    const turn = this.picked.find(([facet]) => facet === 'turn')?.[1];
    const alike = there.filter(({ facets }) => facets.turn === turn);
    return proposal(alike.length > 0 ? alike : there);
  });

  /** The ghost, whether it stands or follows the pointer. */
  get considered(): Choice | null {
    return this.pinned ?? this.hovered;
  }

  /** What the ghost would do, once the table has said so. */
  get preview(): Preview | null {
    const { considered } = this;
    return (considered && this.previews.get(considered.move)) ?? null;
  }

  /** The values of moves that have a place: a sprite that shows one can be carried there. */
  private readonly placeable = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of live(this.all, this.picked)) {
      if (choice.facets.place === undefined) continue;
      for (const [facet, value] of pointable(choice)) if (facet !== 'place') found.add(value);
    }
    return found;
  });

  /** Whether a sprite can be carried: to a place, or only to oneself. */
  carries(sprite: string): 'place' | 'take' | null {
    const value = this.spriteValues.get(sprite);
    if (value !== undefined && this.placeable.has(value)) return 'place';
    if (this.drops.has(sprite)) return 'place';
    return value !== undefined && this.facetOf(value) !== 'place' ? 'take' : null;
  }

  /** Maps a sprite that can be dragged to those it can be dropped on. */
  readonly drops = $derived.by<ReadonlyMap<string, ReadonlyMap<string, Drop>>>(() => {
    const found = new Map<string, Map<string, Drop>>();
    const add = (from: string, to: string, drop: Drop): void => {
      found.set(from, (found.get(from) ?? new Map<string, Drop>()).set(to, drop));
    };
    for (const { from, to, picked } of pulls(this.choices)) add(from, to, { picked });
    for (const route of this.routes) {
      const [from, to] = route.drag ?? [];
      if (from !== undefined && to !== undefined) add(from, to, { route });
    }
    return found;
  });

  /** The piece that was taken up. */
  get inHand(): string | null {
    return this.seized ?? this.picked.find(([facet]) => facet === 'piece')?.[1] ?? null;
  }

  /** What the piece in hand can be laid on by a press: the same as by dragging, except for what lies on
   *  a board, where a press means a place. */
  readonly onto = $derived.by<ReadonlyMap<string, Text | null>>(() => {
    const found = new Map<string, Text | null>();
    const drops = this.inHand === null ? undefined : this.drops.get(this.inHand);
    for (const area of drops ? this.desk.areas : []) {
      for (const { key, words } of area.lattice ? [] : (area.sprites ?? [])) {
        const drop = drops?.get(key);
        if (drop) found.set(key, ('route' in drop && drop.route.words) || words || null);
      }
    }
    return found;
  });

  /** Sprites that look the same and lie side by side mean the same: any wolf in the hand is the wolf
   *  that the moves name. Maps the key of such a sprite to the key that is a value. */
  readonly spriteValues = $derived.by<ReadonlyMap<string, string>>(() => {
    const named = new Set<string>();
    for (const choice of live(this.all, this.picked)) {
      for (const [facet, value] of pointable(choice))
        if (!choice.explicit.includes(facet)) named.add(value);
    }
    const found = new Map<string, string>();
    for (const area of this.desk.areas) {
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
        // What stands on a piece and has a name of its own, such as its other side, means that piece.
        const under = sprite.words && sprite.on && named.has(sprite.on) ? sprite.on : undefined;
        const key = under ?? (alike.size > 0 ? alike.get(look(sprite)) : undefined);
        if (key !== undefined && !found.has(sprite.key)) found.set(sprite.key, key);
      }
    }
    return found;
  });

  covered = (choice: Choice): readonly string[] => this.ground.covered(choice);

  /** The facet that a key is a value of, among the moves that agree, or else among all moves. */
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
    const value = this.spriteValues.get(sprite);
    if (value === undefined) return null;
    const facet = this.facetOf(value);
    return facet && { facet, value };
  }

  /** The sprite of this key, wherever it lies. */
  spriteOf(key: string): Sprite | undefined {
    for (const area of this.desk.areas) {
      const found = area.sprites?.find((sprite) => sprite.key === key);
      if (found) return found;
    }
    return undefined;
  }
}

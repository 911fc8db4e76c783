/** Choosing a move: by values, by pointing, by carrying; turning and moving its ghost; trying what
 *  does not go. How a move travels is the table's business. */

import { agree, choose, cycle, CYCLED, only, proposal, values, type Choice, type Picked } from './facets';
import { gather } from './gather';
import { Picking, type Point } from './picking.svelte';
import { closest, following, nearest, shaped, towards, turned, type Spot } from './placement';
import type { Facet, Preview, Route } from '../line/protocol';

/** How long a ghost has to rest before the table is asked what it would do, in milliseconds. */
export const REST = 150;
/** How far a ghost may go to be turned, in cells. */
const NEAR = 2.1;
/** What goes where: of how it lies the ghost itself tells. */
const WHAT: readonly Facet[] = ['option', 'piece', 'face'];

export abstract class Choosing extends Picking {
  /** What would this move do? */
  protected abstract ask(move: string): void;
  /** Why does a move with these facets not go? */
  protected abstract inquire(facets: Choice['facets']): void;
  /** ``meant``: even if it cannot be taken back. */
  protected abstract play(choice: Choice, meant: boolean): void;
  protected abstract go(route: Route): void;

  /** The cell that the ghost was put on. */
  private held: string | null = null;
  /** The ghost stands there to be confirmed; it is not on its way to the table already. */
  private shown = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  // --- giving up ---------------------------------------------------------------------------------

  protected forget(): void {
    this.picked = [];
    this.pinned = null;
    this.turnedGhost = null;
    this.seized = null;
    this.hint = null;
    this.basket = null;
    this.orientation = {}; // the next piece lies as it is drawn
    this.calm();
  }

  /** A refusal has been read. */
  protected calm = (): void => {
    this.refused = this.trial = this.stuck = null;
  };

  /** Gives up what has been chosen so far. */
  cancel = (): void => {
    this.pieceWords = null;
    this.forget();
  };

  get choosing(): boolean {
    const { picked, pinned, refused, seized, basket } = this;
    return picked.length > 0 || Boolean(pinned ?? refused ?? seized ?? basket);
  }

  /** The position is another: what was chosen stays chosen if it still can be. */
  protected keepChosen(): void {
    const { pinned } = this;
    const left = this.picked.length > 0 || shaped(pinned) ? this.left : [];
    this.previews = new Map(); // moves may do something else now
    if (left.length === 0) this.forget();
    else if (!shaped(pinned)) this.pin(pinned && proposal(left));
    else this.pin(this.ways.find(({ move }) => move === pinned?.move) ?? null);
  }

  // --- values ------------------------------------------------------------------------------------

  /** A value is chosen: by hand, so a move may be made; ``pins``: by a finger, while cells are small,
   *  so that a ghost has to be seen on them first. */
  choose = (facet: Facet, value: string, pins = false): void => {
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
    this.take(this.chosen(facet, value), CYCLED.includes(facet), pins);
  };

  /** What is chosen with one value more. Another piece lies as it is drawn, however the last one was
   *  turned. */
  private chosen(facet: Facet, value: string): Picked {
    if (facet !== 'piece') return choose(this.all, this.picked, facet, value);
    this.orientation = {};
    const rest = this.picked.filter(([other]) => other !== 'turn' && other !== 'mirror');
    return choose(this.all, rest, facet, value);
  }

  /** A second click makes the move only on what was chosen last, however it was turned since. */
  private lastPick(facet: Facet, value: string): boolean {
    const last = this.picked.filter(([other]) => !CYCLED.includes(other)).at(-1);
    return last?.[0] === facet && last[1] === value;
  }

  /** These values are chosen. ``stays``: even if they make a move, it only stands as a ghost;
   *  ``pins``: if it is made on the board. */
  private take(picked: Picked, stays: boolean, pins = false): void {
    const before = this.shape;
    this.picked = picked;
    this.seized = this.basket = null;
    const piece = picked.find(([facet]) => facet === 'piece')?.[1];
    this.pieceWords = (piece && this.spriteOf(piece)?.words) || null;
    const { left } = this;
    if (this.aloft) {
      this.orientation = { ...this.orientation, ...Object.fromEntries(picked) };
      this.muse();
      return;
    }
    if (left.some(shaped)) {
      this.turnedGhost = null;
      this.orientation = { ...this.orientation, ...Object.fromEntries(picked) };
      const stood = this.pinned && before;
      this.pin(stood && this.near(stood));
      return;
    }
    const move = only(left);
    const place = move?.facets.place;
    // Where a piece goes is shown first, unless somebody has pointed there.
    const meant = place === undefined || picked.some(([facet]) => facet === 'place');
    if (!move || stays || !meant || (pins && this.ground.spot(place ?? ''))) this.pin(proposal(left));
    // Of the only thing that is left to do nobody is asked whether it is meant.
    else this.want(move, place === undefined && this.routes.length === 0 && only(this.all) !== null);
  }

  /** The legal place nearest to where a ghost stood. */
  private near(stood: Choice): Choice | null {
    const { ways, ground, orientation } = this;
    const middle = ground.middle(stood);
    const over = this.held === null ? null : nearest(ways, this.held, middle, orientation, ground);
    return over ?? closest(ways, middle, orientation, ground);
  }

  /** A move is meant: the table makes it at once if it can be taken back, and otherwise asks. */
  private want(choice: Choice, meant = false): void {
    this.pin(choice, false);
    this.shown = false;
    this.play(choice, meant);
  }

  /** The table asks whether a move is meant that could not be taken back. */
  protected doubt(move: string, preview: Preview): void {
    this.pin(this.all.find((choice) => choice.move === move) ?? null, false);
    this.foresee(move, preview);
  }

  /** The table says what a move would do. */
  protected foresee(move: string, preview: Preview): void {
    this.previews = new Map([...this.previews, [move, preview]]);
  }

  protected pin(choice: Choice | null, asking = true): void {
    this.pinned = choice;
    this.shown = choice !== null;
    if (choice && shaped(choice)) this.orientation = choice.facets;
    if (choice && asking) this.muse();
  }

  /** Asks what the ghost would do, once it rests; what was told of it is kept. */
  protected muse(): void {
    clearTimeout(this.resting);
    if (!this.considered || this.considered.route || this.preview) return;
    this.resting = setTimeout(() => {
      const { considered } = this;
      if (considered && !this.preview && !this.busy) this.ask(considered.move);
    }, REST);
  }

  // --- pointing ----------------------------------------------------------------------------------

  /** The pointer, or the keyboard's ring, is over a cell. */
  hover(point: Point | null): void {
    const before = this.considered;
    if (point?.cell !== this.point?.cell) this.turnedGhost = null;
    const { x, y, part } = this.point ?? {};
    if (point?.x !== x || point?.y !== y || point?.part !== part) this.point = point;
    if (this.considered !== before) this.muse();
  }

  /** A cell was pointed at: a place, a second click on the ghost, or a try that is refused.
   *  ``pins``: by a finger on small cells, so that a ghost has to be seen first. False: nothing goes
   *  there. */
  aim = (cell: string, at?: Spot, pins = false): boolean => {
    if (this.all.length === 0) return false;
    const { pinned } = this;
    if (pinned && this.covered(pinned).includes(cell)) this.confirm();
    else if (!this.lay(cell, at, pins || this.stuck !== null)) {
      const rest = this.picked.filter(([facet]) => facet !== 'place');
      const here = (picked: Picked): boolean =>
        agree(this.all, picked).some((choice) => !shaped(choice) && choice.facets.place === cell);
      const route = this.routes.find(({ place }) => place === cell);
      if (here(rest) || (!route && here([]))) this.choose('place', cell, pins);
      else if (route && pins) this.foot(route, cell);
      else if (route) this.go(route);
      else {
        this.try(cell);
        return false;
      }
    }
    return true;
  };

  /** A way stands as a ghost at its end. */
  private foot(route: Route, place: string): void {
    const words = route.words && { option: route.words };
    this.cancel();
    this.pin({ route, move: '', facets: { place }, covers: [], symbol: '', words: words ?? {}, explicit: [] });
  }

  /** Puts a shape on a cell. False: none can go there. */
  private lay(cell: string, at: Spot | undefined, pins: boolean): boolean {
    const { ground, hand, ways } = this;
    const spot = at ?? ground.spot(cell) ?? { x: 0, y: 0 };
    const meant = (list: readonly Choice[]): Choice | null =>
      nearest(list, cell, spot, this.orientation, ground);
    const follows = hand && !pins && this.covered(hand).includes(cell) ? hand : null;
    const choice = follows ?? meant(ways) ?? meant(agree(this.all, []).filter(shaped));
    if (choice) this.stand(choice, cell, pins);
    return choice !== null;
  }

  /** A shape lies on a cell: the move is made, unless something has to be seen or chosen first. */
  private stand(choice: Choice, cell: string | null, pins: boolean): void {
    this.calm();
    this.held = cell;
    this.picked = this.picked.filter(([facet, value]) => choice.facets[facet] === value);
    const over = this.ways.filter((way) => cell === null || this.covered(way).includes(cell));
    const open = WHAT.some((facet) => values(over, facet).length > 1);
    if (pins || open) this.pin(choice);
    else this.want(choice);
  }

  /** Nothing goes there: the table says why, of the piece in hand and as it lies. */
  private try(cell: string): void {
    const picked = this.picked.filter(([facet]) => facet !== 'place');
    const like = this.form;
    const here = { place: cell, cells: [cell] };
    const laid = (like && this.ground.placedOver(like, cell, this.ways)) || here;
    const piece = this.inHand;
    this.calm();
    this.pin(null);
    this.trial = { cell, cells: laid.cells, symbol: like?.symbol ?? '' };
    const chosen = { ...(like ? like.facets : Object.fromEntries(picked)), place: laid.place };
    this.inquire(piece === null ? chosen : { ...chosen, piece });
  }

  /** Gathers one more piece, or puts it back. */
  gather = (sprite: string): void => {
    this.calm();
    const bags = this.bags.map(({ bag }) => bag!);
    this.basket = gather(bags, this.gathered, sprite, this.likeness);
  };

  /** Ends a list that was put together: that is meant, and not asked about. */
  conclude = (): void => {
    const { ready } = this.now?.choices ?? {};
    const last = this.made ?? this.all.find(({ move }) => move === ready?.move);
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
    const like = this.shape ?? this.form;
    if (like) {
      const kept = (['option', 'piece', 'face'] as const).filter((other) => other !== facet);
      const list = ways.filter((way) => kept.every((k) => way.facets[k] === like.facets[k]));
      return values(list, facet).length;
    }
    if (this.picked.length === 0) return 0;
    const rest = this.picked.filter(([other]) => other !== facet);
    return values(agree(this.all, rest), facet).length;
  }

  /** Turns or mirrors the piece in hand: where it is, or next to that. Under a pointer only as it
   *  can lie there; what stands is turned in any case, and the table says why it cannot lie so. */
  turn = (facet: Facet, by: 1 | -1 = 1): void => {
    const { shape, stuck, ways, ground } = this;
    if (ways.length > 0) {
      const placed = this.pinned ?? stuck;
      const like = stuck ?? shape ?? this.form!;
      const cell = placed ? this.held : shape && (this.point?.cell ?? null);
      const middle = shape ? ground.middle(shape) : ground.spot(cell ?? '');
      let next = like;
      let far = false;
      do {
        next = turned(ways, cell, next, facet, by, ground, middle);
        far = cell !== null && ground.gap(next, cell) > NEAR * ground.cell;
      } while (far && !placed && next.facets[facet] !== like.facets[facet]);
      this.swing(next, far);
      return;
    }
    // Over a place: only as it can lie there.
    const place = this.pinned ? undefined : this.hovered?.facets.place;
    const list = this.all.filter(({ facets }) => !place || facets.place === place);
    if (values(list, facet).length < 2) return;
    const current = this.considered ?? this.left[0] ?? null;
    this.take(cycle(list, this.picked, current, facet, by), true);
    this.muse();
  };

  /** The next legal place over the same cell, turned if need be. */
  another = (by: 1 | -1 = 1): void => {
    const { shape } = this;
    const cell = this.pinned ? this.held : this.point?.cell;
    if (shape && cell) this.swing(following(this.ways, cell, shape, by, this.ground));
  };

  private swing(choice: Choice, far = false): void {
    const placed = this.pinned ?? this.stuck;
    this.calm();
    this.orientation = choice.facets;
    const face = this.picked.map(([facet]) => [facet, choice.facets[facet] ?? ''] as const);
    this.picked = face; // another face may have been chosen by turning
    if (far && placed) {
      this.try(this.held!);
      this.stuck = choice;
    } else if (placed) this.pin(choice);
    else if (this.hand && !this.aloft) this.turnedGhost = choice;
    this.muse();
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
      this.turnedGhost = next;
      this.muse();
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
    this.muse();
  }

  /** Makes the move that stands as a ghost: whoever has seen it there is not asked again. */
  confirm = (): void => {
    const { pinned } = this;
    if (pinned?.route) this.go(pinned.route);
    else if (pinned) this.play(pinned, this.shown);
  };

  /** Takes up what can only be dragged, or lays it down again. */
  seize(sprite: string): void {
    const again = this.seized === sprite;
    this.cancel();
    if (!again) this.seized = sprite;
  }

  // --- carrying ----------------------------------------------------------------------------------

  /** What was chosen before a piece was taken up to be carried. */
  private before: Pick<Choosing, 'picked' | 'seized'> = { picked: [], seized: null };

  /** Takes up a piece to carry it: it is chosen, but nothing is done yet. */
  lift(sprite: string): void {
    const { picked, seized } = this;
    this.calm();
    this.before = { picked, seized };
    this.aloft = true;
    this.pinned = this.turnedGhost = null;
    const meaning = this.meaning(sprite);
    if (meaning) {
      const same = picked.some(([, value]) => value === meaning.value);
      this.picked = picked.filter(([facet]) => facet !== 'place');
      const { facet, value } = meaning;
      this.take(same ? this.picked : this.chosen(facet, value), true);
    } else {
      this.picked = [];
      this.seized = sprite;
    }
  }

  /** It is let go where nothing is: all is as it was. */
  regret(): void {
    this.aloft = false;
    this.hover(null);
    this.picked = this.before.picked;
    this.seized = this.before.seized;
  }

  /** It is put down at a point of a board, as if that had been pressed. False: it does not go there. */
  land(point: Point, pins: boolean): boolean {
    const { hand, ground } = this;
    this.aloft = false;
    this.hover(null);
    if (hand) {
      this.stand(hand, ground.heart(hand), pins);
      return true;
    }
    const { cell, part } = point;
    const rest = agree(this.all, this.picked).filter((choice) => !shaped(choice));
    const place = [part, cell].find((goal) => rest.some(({ facets }) => facets.place === goal));
    if (place !== undefined) this.choose('place', place, pins);
    else this.try(cell);
    return place !== undefined;
  }

  /** It is put down by its owner, and that is all there is to choose. */
  receive(): void {
    this.aloft = false;
    this.take(this.picked, false);
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

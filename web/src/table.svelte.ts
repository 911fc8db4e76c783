/** A table as this page knows it: what is on it, what has been chosen, what is being shown. */

import { Refusal, fetchTable, sitDown, freshPart } from './api';
import {
  agree,
  attempt,
  choose,
  coverage,
  cycle,
  CYCLED,
  expand,
  only,
  placeAt,
  proposal,
  settled,
  values,
  type Choice,
  type Picked,
} from './facets';
import { apply } from './patches';
import type {
  Area,
  Event,
  Facet,
  Frame,
  Now,
  Preview,
  Refused,
  Sprite,
  TableCard,
  Text,
  ToPage,
} from './protocol';
import { forgetSeat, holdSeat, seatAt } from './seats';
import { settings } from './settings.svelte';
import { Live } from './socket';

/** Pauses between events, in milliseconds (art direction, "Motion"). */
const PAUSE = { mine: 150, other: 450, bot: 600, score: 650, reveal: 120, tally: 1600 };
const BACKLOG = 3000;
const HURRY = 4;

/** Something that has just happened, to be marked on the board for a moment. */
export interface Flash {
  id: number;
  event: Event;
}

/** A part of the game has been scored: what was said of it, and what each line brought. */
export interface Tally {
  heading: Event;
  items: Event[];
}

/** Where a piece was taken from by hand, and where to, so that it can travel. */
export interface Departure {
  rect: DOMRect;
  x: number;
  y: number;
  at: number;
}

/** A cell that was pointed at although nothing can go there. */
export interface Trial {
  cell: string;
  move: string;
}

/** It says something of the game as a whole: nobody did it, and it is nowhere on the board. */
const heading = (event: Event): boolean =>
  (event.seat ?? null) === null && !event.cells?.length && !event.points;
/** Something lying on the board is turned up, by nobody's decision. */
const reveals = (event: Event): boolean =>
  Boolean(event.reveals && event.cells?.length) && (event.seat ?? null) === null;

export class Table {
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  areas = $state.raw<Area[]>([]);
  log = $state.raw<Event[]>([]);
  now = $state.raw<Now | null>(null);
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  problem = $state.raw<Text | null>(null);

  picked = $state.raw<Picked>([]);
  pinned = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null);
  refused = $state.raw<Refused | null>(null);
  trial = $state.raw<Trial | null>(null);
  /** A move is on its way and the table has not answered yet. */
  sent = $state(false);

  /** Frames are being shown one by one. */
  showing = $state(false);
  flash = $state.raw<Flash | null>(null);
  /** The score sheet of what has just ended; it stays until it is put away or a move is made. */
  tally = $state.raw<Tally | null>(null);
  /** What the piece that was chosen last is called. */
  told = $state.raw<Text | null>(null);
  /** The cells of a line of the log that is being pointed at. */
  pointed = $state.raw<readonly string[]>([]);
  departure: Departure | null = null;

  readonly all = $derived.by<Choice[]>(() =>
    this.showing || this.sent || !this.now ? [] : expand(this.now.choices),
  );
  readonly left = $derived(agree(this.all, this.picked));
  readonly settled = $derived(settled(this.all, this.picked));
  readonly lattice = $derived(this.areas.find((area) => area.lattice)?.lattice);
  readonly covered = $derived(coverage(this.lattice));

  /** The sprites that look the same and lie side by side mean the same: any wolf of the hand is
   *  the wolf that the moves name. From the key of such a sprite to the key that is a value. */
  readonly stands = $derived.by<ReadonlyMap<string, string>>(() => {
    const named = new Set(this.all.flatMap((choice) => Object.values(choice.facets)));
    const found = new Map<string, string>();
    for (const area of this.areas) {
      const alike = new Map<string, string>();
      const look = (sprite: NonNullable<Area['sprites']>[number]): string =>
        JSON.stringify([sprite.symbol, sprite.scale, sprite.dim, sprite.words]);
      for (const sprite of area.sprites ?? []) {
        if (named.has(sprite.key)) {
          found.set(sprite.key, sprite.key);
          if (sprite.words && !alike.has(look(sprite))) alike.set(look(sprite), sprite.key);
        }
      }
      for (const sprite of area.sprites ?? []) {
        const key = alike.get(look(sprite));
        if (key !== undefined && !found.has(sprite.key)) found.set(sprite.key, key);
      }
    }
    return found;
  });

  /** The cells that changed since my last turn, and those of the very last change. */
  readonly marks = $derived.by<ReadonlyMap<string, 'last' | 'recent'>>(() => {
    const found = new Map<string, 'last' | 'recent'>();
    for (let at = this.log.length - 1; at >= 0; at -= 1) {
      const event = this.log[at]!;
      if (heading(event)) break; // another board, maybe
      if (!event.cells?.length || event.points || (event.seat ?? null) === null) continue;
      const first = found.size === 0;
      if (!first && (event.seat === this.seat || this.seat === null)) break;
      for (const cell of event.cells)
        if (!found.has(cell)) found.set(cell, first ? 'last' : 'recent');
      if (first && event.seat === this.seat) break;
    }
    return found;
  });

  private live: Live | null = null;
  private n = 0;
  private queue: { frame: Frame; now: Now | null }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;
  private flashes = 0;
  private over: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      this.card = await fetchTable(this.id);
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 404;
      this.problem = { id: gone ? 'page_no_such_table' : 'page_connection_lost' };
      if (gone) return;
    }
    if (this.ended) return;
    this.live = new Live(this.id, {
      secret: () => seatAt(this.id)?.secret ?? '',
      hear: this.hear,
      changed: (state) => {
        this.link = state;
        if (state === 'open') this.problem = null;
        else this.sent = false;
        if (state === 'ended') this.problem = this.lastWords ?? { id: 'page_server_error' };
      },
    });
  }

  private ended = false;
  /** Why the table ended the connection, if it did. */
  private lastWords: Text | null = null;

  /** Once more, after the table has sent this page away. */
  reopen = (): void => {
    this.live?.close();
    this.lastWords = null;
    this.problem = null;
    this.link = 'connecting';
    void this.open();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.over);
    this.live?.close();
  }

  /** An open seat becomes ours. */
  async sit(seat: number, name: string): Promise<void> {
    const seated = await sitDown(this.id, seat, { name, part: freshPart() });
    holdSeat({
      table: this.id,
      seat: seated.seat,
      secret: seated.secret,
      game: this.card?.game ?? '',
      since: Date.now(),
    });
    this.live?.hello();
  }

  // --- what the table says ---------------------------------------------------------------------

  private hear = (message: ToPage): void => {
    switch (message.type) {
      case 'joined':
        this.stop();
        this.card = message.table;
        this.seat = message.seat;
        this.areas = message.areas;
        this.log = message.log;
        this.arrive(message.now);
        break;
      case 'update':
        this.n = message.now.n;
        if (this.sent) this.forget();
        this.sent = false;
        if (message.areas) {
          this.stop();
          this.areas = message.areas;
          if (message.log) this.log = message.log;
          this.arrive(message.now);
        } else {
          this.show(message.frames, message.now);
        }
        if (!this.card || this.card.state === 'waiting') this.live?.hello();
        break;
      case 'seats':
        this.card = message.table;
        if (message.table.state !== 'waiting' && !this.now) this.live?.hello();
        break;
      case 'refused':
        this.lastWords = message.reason;
        this.flying = null;
        if (message.reason.id === 'server_wrong_secret')
          forgetSeat(this.id); // watch, then
        else this.refuse(message);
        break;
      case 'foreseen':
        if (message.move === this.pinned?.move) this.preview = message.preview;
        break;
      case 'stale':
        this.again = this.flying;
        this.flying = null;
        this.sent = false;
        if (message.n !== this.n) this.live?.hello();
        else if (!this.showing) this.tryAgain();
        break;
      case 'beat':
        if (message.n > this.n) this.live?.hello();
        break;
    }
  };

  /** The position after everything has been shown. */
  private arrive(now: Now | null): void {
    if (now?.prompt.id !== this.now?.prompt.id) this.told = null;
    this.now = now;
    this.n = now?.n ?? 0;
    this.sent = false;
    this.showing = false;
    // What was chosen stays chosen if it still can be: another's doings do not disturb.
    const left = this.picked.length > 0 ? agree(this.all, this.picked) : [];
    if (left.length === 0) this.forget();
    else this.pin(this.pinned && proposal(left));
    if (this.card && now?.outcome && this.card.state !== 'over') {
      this.card = { ...this.card, state: 'over' };
    }
    this.tryAgain();
  }

  /** The move that is on its way, and one that came too late. */
  private flying: string | null = null;
  private again: string | null = null;

  /** A move that came too late and can still be made is made once more, but not a third time. */
  private tryAgain(): void {
    const late = this.again;
    this.again = null;
    const choice = late === null ? undefined : this.all.find(({ move }) => move === late);
    if (!choice) return;
    this.play(choice);
    this.flying = null;
  }

  private refuse(message: Refused): void {
    this.sent = false;
    this.pinned = null;
    this.preview = null;
    this.refused = message;
    if (message.move !== this.trial?.move) this.trial = null;
    clearTimeout(this.over);
    this.over = setTimeout(this.calm, 6000);
  }

  // --- frames, one by one ----------------------------------------------------------------------

  private show(frames: readonly Frame[], now: Now): void {
    frames.forEach((frame, at) => {
      this.queue.push({ frame, now: at === frames.length - 1 ? now : null });
    });
    if (frames.length === 0) {
      if (this.queue.length === 0) this.arrive(now);
      else this.queue[this.queue.length - 1]!.now = now;
      return;
    }
    // What was turned up and what is scored are worth looking at, however much there is of it.
    const backlog = this.queue
      .filter(({ frame: { event } }) => !this.scores(event) && !reveals(event))
      .reduce((sum, { frame }) => sum + this.pause(frame.event), 0);
    this.speed = backlog > BACKLOG ? HURRY : 1;
    if (!settings.motion || document.hidden) this.finish();
    else if (this.timer === undefined) this.next();
  }

  private next = (): void => {
    this.timer = undefined;
    const item = this.queue.shift();
    if (!item) {
      this.showing = false;
      return;
    }
    this.put(item.frame);
    if (item.now) this.settle(item.now);
    const { event } = item.frame;
    if (this.queue.length > 0 || this.scores(event)) {
      this.showing = this.queue.length > 0;
      const worthIt = this.scores(event) || reveals(event) || this.tally?.heading === event;
      this.timer = setTimeout(this.next, this.pause(event) / (worthIt ? 1 : this.speed));
    }
  };

  private put(frame: Frame): void {
    this.areas = apply(this.areas, frame.patches);
    this.log = [...this.log, frame.event];
    this.flash = { id: (this.flashes += 1), event: frame.event };
    this.count(frame.event);
  }

  /** After lines that were scored, a heading: something is over, and its score can be read. */
  private count(event: Event): void {
    if (!heading(event)) return;
    const items: Event[] = [];
    for (let at = this.log.length - 2; at >= 0 && this.scores(this.log[at]!); at -= 1)
      items.unshift(this.log[at]!);
    if (items.length > 0) this.tally = { heading: event, items };
  }

  private settle(now: Now): void {
    if (this.queue.length === 0) this.arrive(now);
    else this.now = now;
  }

  private hurried = -Infinity;

  /** Somebody has seen enough: the rest at once. */
  hurry = (): void => {
    this.hurried = performance.now();
    this.finish();
  };

  /** Just hurried: a key that is pressed once too often chooses nothing. */
  get breathless(): boolean {
    return performance.now() - this.hurried < 300;
  }

  private finish = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    let last: Now | null = null;
    for (const { frame, now } of this.queue.splice(0)) {
      this.put(frame);
      last = now ?? last;
    }
    this.showing = false;
    if (last) this.arrive(last);
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.showing = false;
    this.flash = null;
  }

  private scores = (event: Event): boolean => Boolean(event.points && event.cells?.length);

  private pause(event: Event): number {
    if (this.scores(event)) return PAUSE.score;
    if (reveals(event)) return PAUSE.reveal;
    if (this.tally?.heading === event) return PAUSE.tally;
    if (event.seat === undefined || event.seat === null) return PAUSE.other;
    if (event.seat === this.seat) return PAUSE.mine;
    return this.card?.seats[event.seat]?.who === 'bot' ? PAUSE.bot : PAUSE.other;
  }

  // --- choosing --------------------------------------------------------------------------------

  private forget(): void {
    this.picked = [];
    this.pinned = null;
    this.preview = null;
    this.calm();
  }

  /** A refusal has been read. */
  private calm = (): void => {
    this.refused = null;
    this.trial = null;
  };

  /** Gives up what has been chosen so far. */
  cancel = (): void => {
    this.told = null;
    this.forget();
  };

  get choosing(): boolean {
    return this.picked.length > 0 || this.pinned !== null || this.refused !== null;
  }

  /** The facet that a key is a value of, among the moves that agree, or else among all. */
  facetOf(key: string): Facet | null {
    for (const list of [this.left, this.all]) {
      for (const choice of list) {
        for (const [facet, value] of Object.entries(choice.facets)) {
          if (value === key) return facet as Facet;
        }
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
    if (this.pinned && this.lastPick(facet, value)) {
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
    this.picked = picked;
    const piece = picked.find(([facet]) => facet === 'piece')?.[1];
    this.told = (piece && this.spriteOf(piece)?.words) || null;
    const left = agree(this.all, picked);
    const move = only(left);
    if (move?.undo && !cycling) this.play(move);
    else this.pin(proposal(left));
  }

  /** The sprite of this key, wherever it lies. */
  spriteOf(key: string): Sprite | undefined {
    for (const area of this.areas) {
      const found = area.sprites?.find((sprite) => sprite.key === key);
      if (found) return found;
    }
    return undefined;
  }

  private pin(choice: Choice | null): void {
    const same = choice?.move === this.pinned?.move;
    this.pinned = choice;
    if (!same) this.preview = null;
    if (choice && !same) this.live?.send({ type: 'ask', move: choice.move });
  }

  /** A cell was pointed at: a place, a second click on the ghost, or a try that is refused. */
  aim = (cell: string): void => {
    if (this.all.length === 0) return;
    if (this.pinned && this.covered(this.pinned).includes(cell)) {
      this.confirm();
      return;
    }
    const rest = this.picked.filter(([facet]) => facet !== 'place');
    const place =
      placeAt(agree(this.all, rest), cell, this.covered) ?? placeAt(this.all, cell, this.covered);
    if (place !== null) {
      this.choose('place', place);
      return;
    }
    const move = attempt(agree(this.all, rest), cell);
    if (move === null) return;
    this.trial = { cell, move };
    this.live?.send({ type: 'ask', move });
  };

  /** Turns or mirrors the piece in hand. */
  turn = (facet: Facet, by: 1 | -1 = 1): void => {
    if (values(this.all, facet).length < 2) return;
    const current = this.pinned ?? this.left[0] ?? null;
    this.take(cycle(this.all, this.picked, current, facet, by), true);
  };

  /** Makes the move that stands as a ghost. */
  confirm = (): void => {
    if (this.pinned) this.play(this.pinned);
  };

  private play(choice: Choice): void {
    if (this.sent || !this.now) return;
    if (!this.live?.send({ type: 'play', n: this.now.n, move: choice.move })) return;
    this.sent = true;
    this.flying = choice.move;
    this.tally = null;
    const { piece, place } = choice.facets;
    const from = piece && document.querySelector(`[data-sprite="${CSS.escape(piece)}"]`);
    const to = place && this.lattice?.cells.find((cell) => cell.key === place);
    if (from && to) {
      const rect = from.getBoundingClientRect();
      this.departure = { rect, x: to.x, y: to.y, at: performance.now() };
    }
  }

  undo = (): void => {
    if (!this.now?.can_undo || this.sent) return;
    this.sent = this.live?.send({ type: 'undo', n: this.now.n }) ?? false;
    this.flying = null;
    this.told = null;
  };
}

/** A table as this page knows it: what is on it, what has been chosen, what is being shown. */

import { Refusal, fetchTable, sitDown, freshPart } from '../line/api';
import { Carry } from '../choosing/carry.svelte';
import { Choosing } from '../choosing/choosing.svelte';
import { degrees, type Choice } from '../choosing/facets';
import { Sketch } from '../choosing/sketch.svelte';
import { apply } from '../line/patches';
import type {
  Area,
  Event,
  Frame,
  Now,
  Refused,
  Route,
  TableCard,
  Text,
  ToPage,
} from '../line/protocol';
import { lastChanged } from '../looking/last-changed';
import { follows, offers } from './route';
import { forgetSeat, holdSeat, secretOf } from '../line/seats';
import { settings, travels } from '../common/settings.svelte';
import { Live, type LiveOptions } from '../line/socket';
import type { Scoring } from '../telling/scoring.svelte';

/** Pauses between events, in milliseconds (art direction, "Motion"). */
const PAUSE = { mine: 150, other: 450, bot: 600, score: 650, reveal: 120 };
const BACKLOG = 3000;
const HURRY = 4;
/** From one step of a route to the next: a ship is seen to sail. */
const STEP = 200;
/** How often a move is sent again that came too late. */
const TRIES = 5;
/** For how long the way back is pointed out after a step. */
const FRESH = 4000;

/** Something that has just happened, to be marked on the board for a moment. */
export interface Flash {
  id: number;
  event: Event;
}

/** A move that is on its way, and the number that it answers. */
export interface Sent {
  n: number;
  move: string;
  meant: boolean;
}

/** Where a piece was taken from by hand, and where to, so that it can travel. */
export interface Departure {
  rect: DOMRect;
  x: number;
  y: number;
  at: number;
}

/** Something lying on the board is turned up, by nobody's decision. */
const reveals = (event: Event): boolean =>
  Boolean(event.reveals && event.cells?.length) && (event.seat ?? null) === null;

export class Table extends Choosing {
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  areas = $state.raw<Area[]>([]);
  log = $state.raw<Event[]>([]);
  now = $state.raw<Now | null>(null);
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  problem = $state.raw<Text | null>(null);

  /** A move is on its way and the table has not answered yet. */
  sent = $state(false);

  /** Frames are being shown one by one. */
  showing = $state(false);
  flash = $state.raw<Flash | null>(null);
  /** Something is being scored: nobody has to do anything. */
  counting = $state(false);
  /** What is told of points, and how. */
  scoring = $state.raw<Scoring | null>(null);
  /** The cells of a line of the log that is being pointed at. */
  pointed = $state.raw<readonly string[]>([]);
  departure: Departure | null = null;
  readonly carry = new Carry(this);
  readonly sketch = new Sketch();

  /** Several moves that are made one after the other, and how many have been sent. */
  route = $state.raw<{ moves: readonly string[]; sent: number; strict: boolean } | null>(null);
  /** It is a game that is over, seen once more: nothing can be done. */
  readonly past: boolean = false;
  /** Somebody else at this screen is being shown their side: nobody sees what is put here. */
  aside = false;

  get busy(): boolean {
    return this.showing || this.sent || this.route !== null;
  }

  /** What the status speaks of: something being shown that concerns all (points, things turned up,
   *  the end of a round), or else whether this seat has to decide. */
  readonly attention = $derived.by((): { shown: Event | null; mine: boolean } => {
    const event = this.showing ? this.flash?.event : undefined;
    const shown = event && (event.points || (event.seat ?? null) === null) ? event : null;
    const called = this.seat !== null && (this.now?.to_move.includes(this.seat) ?? false);
    return { shown, mine: !shown && called };
  });

  /** I play, and others have to decide first. */
  get waits(): boolean {
    const { seat, now } = this;
    const plays = seat !== null && now !== null && !now.outcome;
    return plays && !now.to_move.includes(seat) && !this.counting;
  }

  /** Turns the piece that was lifted while waiting, by one side of a cell. */
  turnLifted(by: 1 | -1): void {
    const { lattice } = this.areas.find((area) => area.lattice) ?? {};
    this.sketch.turn += by * (lattice?.shape === 'hex' ? 60 : 90);
  }

  /** The cells that changed since my last turn, and those of the very last change. */
  readonly marks = $derived.by(() => lastChanged(this.log, this.seat));

  /** By how much the tile that an event speaks of is turned, where it lies or would lie. */
  lies({ cells = [] }: Event): number {
    const cell = cells.length === 1 ? cells[0]! : '';
    const at = this.ground.spot(cell);
    const { place, turn } = this.considered?.facets ?? {};
    if (place === cell) return degrees(turn);
    const there = this.areas.flatMap(({ lattice, sprites = [] }) => (lattice ? sprites : []));
    return there.find(({ x, y, turn }) => turn && x === at?.x && y === at.y)?.turn ?? 0;
  }

  protected live: Live | null = null;
  private n = 0;
  private queue: { frame: Frame; now: Now | null }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;
  private flashes = 0;
  private over: ReturnType<typeof setTimeout> | undefined;

  /** ``place``: which of the seats that this browser holds; none: the seat that it holds, if any. */
  constructor(
    readonly id: string,
    private place: number | null = null,
  ) {
    super();
    void this.open();
    void import('../telling/scoring.svelte').then(({ Scoring }) => (this.scoring = new Scoring(this)));
  }

  protected async open(): Promise<void> {
    try {
      this.card = await fetchTable(this.id);
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 404;
      this.problem = { id: gone ? 'page_no_such_table' : 'page_connection_lost' };
      if (gone) return;
    }
    if (this.ended) return;
    this.live = new Live(`tables/${encodeURIComponent(this.id)}`, this.wire());
  }

  /** How the line is used. */
  protected wire(): LiveOptions {
    return {
      secret: () => secretOf(this.id, this.place),
      hear: this.hear,
      changed: (state) => {
        this.link = state;
        if (state === 'open') this.problem = null;
        else this.lose();
        if (state === 'ended') this.problem = this.lastWords ?? { id: 'page_server_error' };
      },
    };
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
    clearTimeout(this.stale);
    clearTimeout(this.footstep);
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
    this.place = seated.seat;
    this.live?.hello();
  }

  // --- what the table says ---------------------------------------------------------------------

  protected hear = (message: ToPage): void => {
    switch (message.type) {
      case 'joined':
        this.stop();
        if (this.route?.strict) this.stay();
        this.card = message.table;
        this.seat = message.seat;
        this.areas = message.areas;
        this.log = message.log;
        if (this.unsent) this.again = this.unsent;
        // What was on its way may have arrived: the number that it answers tells.
        else if (this.flying?.n === message.now?.n) this.again = this.flying;
        this.unsent = this.flying = this.taking = null;
        this.scoring?.keep();
        this.arrive(message.now);
        break;
      case 'update':
        if (this.route?.strict && !follows(message, this.n, this.seat)) this.stay();
        this.n = message.now.n;
        if (this.sent) {
          this.forget();
          this.fresh = this.flying !== null && message.now.can_undo;
          clearTimeout(this.stale);
          this.stale = setTimeout(() => (this.fresh = false), FRESH);
        }
        this.sent = false; // what is on its way may still be too late: this may be another's doing
        if (message.areas) {
          this.stop();
          this.areas = message.areas;
          if (message.log) this.log = message.log;
          this.scoring?.keep();
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
        this.flying = this.taking = null;
        this.stay();
        if (message.reason.id === 'server_wrong_secret') {
          forgetSeat(this.id, this.place); // watch, then
          this.place = null;
        } else this.refuse(message);
        break;
      case 'foreseen':
        this.foresee(message.move, message.preview);
        break;
      case 'sure':
        this.sent = false;
        this.flying = null;
        this.departure = null;
        this.stay();
        this.doubt(message.move, message.preview);
        break;
      case 'seen':
        if (this.enlarging === message.area.key) this.enlarged = message.area;
        break;
      case 'stale':
        this.again = this.route ? null : this.flying;
        this.takeAgain = this.taking;
        this.taking = null;
        if (this.route?.strict) this.stay();
        else if (this.route) this.route = { ...this.route, sent: this.route.sent - 1 };
        this.flying = null;
        this.sent = false;
        if (message.n !== this.n) this.live?.hello();
        else if (!this.showing) {
          this.tryAgain();
          this.proceed();
        }
        break;
      case 'beat':
        if (message.n > this.n) this.live?.hello();
        break;
    }
  };

  /** The position after everything has been shown. */
  private arrive(now: Now | null): void {
    if (now?.prompt.id !== this.now?.prompt.id) this.pieceWords = null;
    this.now = now;
    this.n = now?.n ?? 0;
    this.sent = false;
    this.showing = false;
    this.keepChosen(); // another's doings do not disturb
    if (this.enlarging !== null) this.look(this.enlarging);
    if (this.card && now?.outcome && this.card.state !== 'over') {
      this.card = { ...this.card, state: 'over' };
    }
    this.tryAgain();
    this.proceed();
  }

  /** A move that was made while there was no line to send it over: it is sent when the line is
   *  back, if it still can be made. */
  unsent = $state.raw<Sent | null>(null);
  /** The move that is on its way, and one that came too late. */
  protected flying: Sent | null = null;
  private again: Sent | null = null;
  /** The step whose taking back was sent last, and one whose taking back came too late. */
  private taking: string | null = null;
  private takeAgain: string | null = null;

  /** How often what is on its way was sent again. */
  private tries = 0;

  /** A move that came too late and can still be made is made once more; where many decide at the
   *  same time, even that may be too late, but not for ever. */
  private tryAgain(): void {
    const step = this.takeAgain;
    const tries = this.tries + 1;
    this.takeAgain = null;
    if (step !== null && tries <= TRIES) {
      this.undo(step);
      this.tries = tries;
      return;
    }
    const late = this.again;
    this.again = null;
    const choice = this.all.find(({ move }) => move === late?.move);
    if (!choice || !late || tries > TRIES) return;
    this.play(choice, late.meant);
    this.tries = tries;
  }

  protected refuse(message: Refused): void {
    this.sent = false;
    if (message.move || this.trial) this.pin(null); // what was only asked about changes nothing
    this.refused = message;
    if (message.move) this.trial = null;
    clearTimeout(this.over);
    if (!this.stuck) this.over = setTimeout(this.calm, 6000);
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
    if (!settings.motion || document.hidden || this.aside) this.finish();
    else if (this.timer === undefined) this.next();
  }

  private next = (): void => {
    this.timer = undefined;
    const told = this.scoring?.tell(this.queue, this.put);
    this.counting = Boolean(told);
    if (told) {
      this.showing = true;
      this.timer = setTimeout(this.next, told);
      return;
    }
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
      const worthIt = this.scores(event) || reveals(event);
      this.timer = setTimeout(this.next, this.pause(event) / (worthIt ? 1 : this.speed));
    }
  };

  private put = (frame: Frame): void => {
    this.areas = apply(this.areas, frame.patches);
    this.log = [...this.log, frame.event];
    this.announce(frame.event);
    this.scoring?.note(frame.event);
  };

  /** What is said, and marked on the board, until something else is. */
  announce(event: Event): void {
    this.flash = { id: (this.flashes += 1), event };
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
    this.counting = false;
    this.scoring?.skip();
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
    this.showing = this.counting = false;
    this.flash = null;
    this.scoring?.skip();
  }

  private scores = (event: Event): boolean => Boolean(event.points && event.cells?.length);

  private pause(event: Event): number {
    if (this.scores(event)) return PAUSE.score;
    if (reveals(event)) return PAUSE.reveal;
    if (event.seat === undefined || event.seat === null) return PAUSE.other;
    if (event.seat === this.seat) return PAUSE.mine;
    return this.card?.seats[event.seat]?.who === 'bot' ? PAUSE.bot : PAUSE.other;
  }

  /** The screen is another's now: the rest of what is shown needs no showing. */
  leave(): void {
    this.aside = true;
    this.cancel();
    this.point = null;
    this.scoring?.clear();
    if (this.queue.length > 0) this.finish();
  }

  // --- looking closer -----------------------------------------------------------------------------

  /** A board that lies on the table small and is looked at large: which, and how it looks. */
  protected enlarging: string | null = null;
  enlarged = $state.raw<Area | null>(null);

  look = (board: string | null): void => {
    this.enlarging = board;
    if (board === null) this.enlarged = null;
    else this.live?.send({ type: 'look', board });
  };

  // --- playing ---------------------------------------------------------------------------------

  protected ask(move: string): void {
    this.live?.send({ type: 'ask', move });
  }

  protected inquire(facets: Choice['facets']): void {
    this.live?.send({ type: 'ask', facets });
  }

  protected play(choice: Choice, meant: boolean): void {
    if (!this.send(choice.move, meant)) return;
    const { piece, place } = choice.facets;
    const from = piece && document.querySelector(`[data-sprite="${CSS.escape(piece)}"]`);
    const to = place && this.ground.spot(place);
    if (from && to) {
      const rect = from.getBoundingClientRect();
      this.departure = { rect, x: to.x, y: to.y, at: performance.now() };
    }
  }

  /** Something was just done that can be taken back. */
  fresh = $state(false);
  private stale: ReturnType<typeof setTimeout> | undefined;

  /** Says why something cannot be done that no move stands for. */
  explain(id: string): void {
    if (this.busy) return;
    this.calm();
    this.refuse({ type: 'refused', reason: { id }, clause: '', cells: [], move: '', request: 0 });
  }

  undo = (move = ''): void => {
    if (!this.now?.can_undo || this.sent) return;
    this.sent = this.live?.send({ type: 'undo', n: this.now.n, move }) ?? false;
    if (this.sent) this.taking = move;
    this.flying = null;
    this.tries = 0;
    this.pieceWords = null;
  };

  private send(move: string, meant = false): boolean {
    if (this.sent || !this.now) return false;
    const sent = { n: this.now.n, move, meant };
    if (!this.live?.send({ type: 'play', ...sent })) {
      this.unsent = sent;
      return false;
    }
    this.sent = true;
    this.flying = sent;
    this.taking = null;
    this.tries = 0;
    this.scoring?.clear();
    this.fresh = false;
    this.sketch.clear();
    return true;
  }

  /** Makes the moves of a route, one after the other, as long as all goes as expected. */
  go = (route: Route): void => {
    if (this.busy || !this.now) return;
    this.cancel();
    // A list is filled whatever others do meanwhile; a way is gone only as it was seen.
    this.route = { moves: route.moves, sent: 0, strict: Boolean(route.place || route.drag) };
    this.step();
  };

  private step = (): void => {
    const { route } = this;
    if (!route || this.ended) return;
    const move = route.moves[route.sent];
    const possible = move !== undefined && this.now && offers(this.now, move);
    if (!possible || !this.send(move)) this.stay();
    else this.route = { ...route, sent: route.sent + 1 };
  };

  private footstep: ReturnType<typeof setTimeout> | undefined;

  /** A step of a route has been made and shown: the next, if there is one. */
  private proceed(): void {
    const { route } = this;
    clearTimeout(this.footstep);
    if (!route || this.sent) return;
    if (route.sent >= route.moves.length) this.route = null;
    else this.footstep = setTimeout(this.step, travels() && !this.aside ? STEP : 0);
  }

  /** Gives up the rest of a route. */
  stay = (): void => {
    clearTimeout(this.footstep);
    this.route = null;
  };

  private lose(): void {
    if (this.route) this.flying = null;
    this.sent = false;
    this.stay();
  }

  protected override forget(): void {
    super.forget();
    this.unsent = null;
  }
}

/** A table as this page knows it: what is on it, and the parts that do something there. It hears what
 *  the server says, and passes it on to the part concerned. */

import { Carry } from '../choosing/carry.svelte';
import { calm, cancel, close, doubt, forget, foresee, keepChosen, refuse } from '../choosing/choose';
import { Choosing } from '../choosing/choosing.svelte';
import { degrees, type Choice } from '../choosing/facets';
import { Sketch } from '../choosing/sketch.svelte';
import { settings, travels } from '../common/settings.svelte';
import { apply } from '../line/patches';
import type {
  Area,
  Event,
  Frame,
  Joined,
  Now,
  Refused,
  Route,
  Stale,
  Sure,
  TableCard,
  Text,
  ToPage,
  Update,
} from '../line/protocol';
import type { Wanted } from '../line/socket';
import { lastChanged } from '../looking/last-changed';
import type { Lays } from '../looking/lens.svelte';
import type { Scoring } from '../telling/scoring.svelte';
import { departureOf, type Departure } from '../looking/departure';
import { FramePlayer } from './frame-player.svelte';
import { Outbox } from './outbox.svelte';

/** From one step of a route to the next, in milliseconds: a ship is seen to sail. */
const STEP = 200;

/** The line to a table. */
export interface Line {
  request(message: Wanted): number;
  hello(): void;
}

/** A finished game, replayed: nothing can be done there. */
export interface Past {
  /** What the status is about. */
  readonly shown: Event | null;
  /** The number of the move that was made last. */
  readonly move: number;
  /** A board as it lay there then, enlarged. */
  look(board: string): Promise<Area>;
  /** Whether a line of the log was told at another moment than this one. */
  elsewhere(line: number): boolean;
  explainLine(line: number): void;
}

export class Table {
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  areas = $state.raw<Area[]>([]);
  log = $state.raw<Event[]>([]);
  /** Where the game stands, as far as it has been shown. */
  now = $state.raw<Now | null>(null);
  /** The cells of the log line being pointed at. */
  pointed = $state.raw<readonly string[]>([]);
  /** A board that lies small on the table, enlarged. */
  enlarged = $state.raw<Area | null>(null);
  /** How points are shown and explained: loaded after the table itself. */
  scoring = $state.raw<Scoring | null>(null);
  departure: Departure | null = null;
  /** Somebody else at this screen is looking at their own side: nobody sees what happens here. */
  aside = false;
  /** How boards that grow lie: alike for all at this screen. */
  lays: Lays = new Map();
  /** The line over which this table hears and speaks. */
  line: Line | null = null;

  readonly outbox = new Outbox(this);
  readonly choosing = new Choosing(this);
  readonly carry = new Carry(this);
  readonly sketch = new Sketch();
  readonly frames = new FramePlayer({
    put: (frame) => this.put(frame),
    reach: (now, last) => (last ? this.arrive(now) : (this.now = now)),
    still: () => !settings.motion || document.hidden || this.aside,
    whose: (seat) => {
      if (seat === this.seat) return 'mine';
      return this.card?.seats[seat]?.who === 'bot' ? 'bot' : 'other';
    },
    score: (waiting) => this.scoring?.tell(waiting, this.put) ?? 0,
    skip: () => this.scoring?.skip(),
  });

  /** The number of the last thing heard. */
  private n = 0;
  /** The board to be enlarged, and our number for having asked. */
  private wanted: { board: string; request: number } | null = null;

  constructor(
    readonly id: string,
    readonly past: Past | null = null,
  ) {
    void import('../telling/scoring.svelte').then(({ Scoring }) => (this.scoring = new Scoring(this)));
  }

  close(): void {
    this.outbox.close();
    this.frames.close();
    close(this.choosing);
  }

  /** Nothing can be chosen: something is being shown, or a move is on its way. */
  get busy(): boolean {
    return this.frames.showing || this.outbox.busy;
  }

  get placesAgain(): boolean {
    return settings.placesAgain;
  }

  /** What the status is about: something being shown that concerns everybody (points, things turned up,
   *  the end of a round), or else whether this seat has to decide. */
  readonly attention = $derived.by((): { shown: Event | null; mine: boolean } => {
    if (this.past) return { shown: this.past.shown, mine: false };
    const event = this.frames.showing ? this.frames.flash?.event : undefined;
    const shown = event && (event.points || (event.seat ?? null) === null) ? event : null;
    const called = this.seat !== null && (this.now?.to_move.includes(this.seat) ?? false);
    return { shown, mine: !shown && called };
  });

  /** I play, and others have to decide first. */
  get waits(): boolean {
    const { seat, now } = this;
    const plays = seat !== null && now !== null && !now.outcome;
    return plays && !now.to_move.includes(seat) && !this.frames.counting;
  }

  /** Turns the piece lifted while waiting, by one side of a cell. */
  turnLifted(by: 1 | -1): void {
    const { lattice } = this.areas.find((area) => area.lattice) ?? {};
    this.sketch.turn += by * (lattice?.shape === 'hex' ? 60 : 90);
  }

  /** The cells that changed since my last turn, and those of the very last change. */
  readonly marks = $derived.by(() => lastChanged(this.log, this.seat));

  /** How far the tile that an event is about is turned, where it lies or would lie. */
  lies({ cells = [] }: Event): number {
    const cell = cells.length === 1 ? cells[0]! : '';
    const at = this.choosing.ground.spot(cell);
    const { place, turn } = this.choosing.considered?.facets ?? {};
    if (place === cell) return degrees(turn);
    const there = this.areas.flatMap(({ lattice, sprites = [] }) => (lattice ? sprites : []));
    return there.find(({ x, y, turn }) => turn && x === at?.x && y === at.y)?.turn ?? 0;
  }

  // --- what the table says -----------------------------------------------------------------------

  hear = (message: ToPage): void => {
    switch (message.type) {
      case 'joined':
        this.join(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'seats':
        this.card = message.table;
        if (message.table.state !== 'waiting' && !this.now) this.line?.hello();
        break;
      case 'refused':
      case 'sure':
      case 'stale':
        this.answer(message);
        break;
      case 'foreseen':
        foresee(this.choosing, message);
        break;
      case 'seen':
        if (this.wanted?.request === message.request) this.enlarged = message.area;
        break;
      case 'beat':
        if (message.n > this.n) this.line?.hello();
        break;
    }
  };

  private join({ table, seat, areas, log, now }: Joined): void {
    this.frames.stop();
    this.outbox.rejoin(now?.n);
    this.card = table;
    this.seat = seat;
    this.areas = areas;
    this.log = log;
    this.scoring?.keep();
    this.arrive(now);
  }

  private update(message: Update): void {
    const { areas, log, frames, now, request } = message;
    this.n = now.n;
    if (this.outbox.awaits(request)) {
      forget(this.choosing);
      this.outbox.done(message);
    } else this.outbox.disturb();
    if (areas) {
      this.frames.stop();
      this.areas = areas;
      if (log) this.log = log;
      this.scoring?.keep();
      this.arrive(now);
    } else this.frames.show(frames, now);
    if (!this.card || this.card.state === 'waiting') this.line?.hello();
  }

  /** Something was not done: a decision, or something only asked about. */
  private answer(message: Refused | Sure | Stale): void {
    const { request } = message;
    // A refusal without a number is about the line itself.
    const decided = this.outbox.awaits(request) || (message.type === 'refused' && !request);
    if (message.type === 'refused') {
      if (decided) this.outbox.drop();
      if (decided || request === this.choosing.inquiry || request === this.wanted?.request)
        refuse(this.choosing, message);
    } else if (!decided) return;
    else if (message.type === 'sure') {
      this.outbox.drop();
      this.departure = null;
      doubt(this.choosing, message);
    } else {
      this.outbox.late();
      if (message.n !== this.n) this.line?.hello();
      else if (!this.frames.showing) this.outbox.settle();
    }
  }

  private put = (frame: Frame): void => {
    this.areas = apply(this.areas, frame.patches);
    this.log = [...this.log, frame.event];
    this.frames.announce(frame.event);
    this.scoring?.note(frame.event);
  };

  /** The position after everything has been shown. */
  private arrive(now: Now | null): void {
    const { card, choosing, wanted } = this;
    if (now?.prompt.id !== this.now?.prompt.id) choosing.pieceWords = null;
    this.now = now;
    this.n = now?.n ?? 0;
    keepChosen(choosing); // what others do does not disturb it
    if (wanted) this.look(wanted.board);
    if (card && now?.outcome && card.state !== 'over') this.card = { ...card, state: 'over' };
    this.outbox.settle();
  }

  // --- what is done ------------------------------------------------------------------------------

  /** What would this move do? Returns our number for the question. */
  ask(move: string): number {
    return this.request({ type: 'ask', move });
  }

  /** Why can no move with these facets be made? */
  inquire(facets: Choice['facets']): number {
    return this.request({ type: 'ask', facets });
  }

  play(choice: Choice, meant: boolean): void {
    const sent = this.outbox.play(choice.move, meant);
    if (sent) this.departure = departureOf(choice, this.choosing.ground) ?? this.departure;
  }

  go = (route: Route): void => {
    if (this.busy) return;
    cancel(this.choosing);
    this.outbox.go(route);
  };

  undo = (move = ''): void => {
    if (this.outbox.undo(move)) this.choosing.pieceWords = null;
  };

  /** One step back, or why there is none. */
  stepBack(): void {
    const { now } = this;
    if (now?.no_undo) this.explain(now.no_undo);
    else if (!this.frames.showing && !this.outbox.waiting) this.undo();
  }

  /** A move goes off. */
  moves(): void {
    this.scoring?.clear();
    this.sketch.clear();
  }

  stride(): number {
    return travels() && !this.aside ? STEP : 0;
  }

  /** Gives up what was chosen, and with it what has not been sent. */
  withdraw(): void {
    this.outbox.withdraw();
  }

  /** Says why something that is not a move cannot be done. */
  explain(reason: Text): void {
    if (this.busy) return;
    calm(this.choosing);
    refuse(this.choosing, { reason, clause: '', cells: [], move: '' });
  }

  /** Enlarges a small board; null: no longer. */
  look = (board: string | null): void => {
    const { past } = this;
    this.wanted = null;
    if (board === null) this.enlarged = null;
    else if (!past) this.wanted = { board, request: this.request({ type: 'look', board }) };
    else {
      const wanted = (this.wanted = { board, request: 0 });
      past.look(board).then(
        (area) => this.wanted === wanted && (this.enlarged = area),
        () => this.wanted === wanted && this.look(null),
      );
    }
  };

  /** The screen is somebody else's now: the rest need not be shown. */
  leave(): void {
    this.aside = true;
    cancel(this.choosing);
    this.choosing.point = null;
    this.scoring?.clear();
    if (this.frames.showing) this.frames.finish();
  }

  request(message: Wanted): number {
    return this.line?.request(message) ?? 0;
  }
}

/** What this seat has decided, on its way to the table: a move, a step taken back, or several moves
 *  one after the other. At any time it is in exactly one state, and every answer says which request
 *  it belongs to: answers to anything else never touch it. */

import type { Now, Play, Route, Undo, Update } from '../line/protocol';
import type { Wanted } from '../line/socket';
import { canUndo, follows, offers } from './route';

/** How often something that came too late is sent again: where many decide at the same time, even
 *  that may be too late, but not for ever. */
export const TRIES = 5;
/** For how long the way back is pointed out after a step, in milliseconds. */
export const FRESH = 4000;

/** Moves that are made one after the other, and how many have been made. */
interface Way {
  moves: readonly string[];
  made: number;
  /** It is followed only while nothing changes. Others are followed whatever happens meanwhile. */
  strict: boolean;
}

type Move = Pick<Play, 'type' | 'move' | 'meant'> & { way?: Way };
type Decision = Move | Pick<Undo, 'type' | 'move'>;

export type Outgoing =
  | { is: 'idle' }
  /** It is on its way: which of the table's numbers it answers, and our own number for it. */
  | { is: 'sent'; decision: Decision; n: number; request: number; tries: number }
  /** It came too late. Once everything has been shown it is sent again, if it still can be. */
  | { is: 'late'; decision: Decision; tries: number }
  /** The line broke before there was an answer: the next number from the table tells whether it got
   *  there. */
  | { is: 'lost'; decision: Move; n: number }
  /** There was no line to send it over. When there is one it is sent, if it still can be. */
  | { is: 'unsent'; decision: Move }
  /** Between two steps of a route. */
  | { is: 'walking'; way: Way };

const IDLE: Outgoing = { is: 'idle' };

/** The table that decisions are made at. */
export interface Desk {
  readonly seat: number | null;
  /** Where the game stands, as far as it has been shown. */
  readonly now: Now | null;
  /** Says something. Returns our number for it; 0: there is no line. */
  request(message: Wanted): number;
  /** From one step of a route to the next, in milliseconds. */
  stride(): number;
  /** A move goes off. */
  moves(): void;
}

export class Outbox {
  out = $state.raw<Outgoing>(IDLE);
  /** Something was just done that can be taken back. */
  fresh = $state(false);
  private fading: ReturnType<typeof setTimeout> | undefined;
  private stepping: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Nothing else can be decided meanwhile. */
  get busy(): boolean {
    return this.out.is === 'sent' || this.walks;
  }

  /** The outcome of a decision is not known yet. */
  get waiting(): boolean {
    return this.out.is === 'sent' || this.out.is === 'late';
  }

  /** Moves are made one after the other. */
  get walks(): boolean {
    const { out } = this;
    return out.is === 'walking' || (out.is === 'sent' && wayOf(out.decision) !== undefined);
  }

  // --- deciding ----------------------------------------------------------------------------------

  /** ``meant``: even if it cannot be taken back. False: it is not on its way. */
  play(move: string, meant: boolean): boolean {
    return this.out.is !== 'sent' && this.post({ type: 'play', move, meant });
  }

  undo(move: string): boolean {
    const able = canUndo(this.desk.now) && this.out.is !== 'sent';
    return able && this.post({ type: 'undo', move });
  }

  /** Makes the moves of a route, as long as everything goes as expected. */
  go({ moves, place, drag }: Route): void {
    if (this.busy) return;
    // A list is filled whatever others do meanwhile.
    this.step({ moves, made: 0, strict: Boolean(place || drag) });
  }

  /** Gives up the rest of a route. A move already on its way may still be made. */
  stay = (): void => {
    const { out } = this;
    clearTimeout(this.stepping);
    if (out.is === 'walking') this.out = IDLE;
    else if (this.walks && out.is === 'sent')
      this.out = { ...out, decision: alone(out.decision), tries: TRIES };
  };

  /** What has not been sent is no longer meant. */
  withdraw(): void {
    if (this.out.is === 'unsent') this.out = IDLE;
  }

  // --- what the table says -----------------------------------------------------------------------

  /** Whether an answer is to what is on its way. */
  awaits(request: number): boolean {
    return this.out.is === 'sent' && this.out.request === request;
  }

  /** It was made. */
  done(update: Update): void {
    const { out } = this;
    if (out.is !== 'sent') return;
    const way = wayOf(out.decision);
    const next = way && { ...way, made: way.made + 1 };
    const on = next && next.made < next.moves.length && (!way.strict || follows(update, this.desk.seat));
    this.out = on ? { is: 'walking', way: next } : IDLE;
    this.fresh = out.decision.type === 'play' && canUndo(update.now);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.fresh = false), FRESH);
  }

  /** It was not made, and nothing more comes of it. */
  drop(): void {
    clearTimeout(this.stepping);
    this.out = IDLE;
  }

  /** It answered an old number. */
  late(): void {
    const { out } = this;
    if (out.is !== 'sent') return;
    const way = wayOf(out.decision);
    if (!way) this.out = { is: 'late', decision: out.decision, tries: out.tries };
    else this.out = way.strict ? IDLE : { is: 'walking', way };
  }

  /** Something happened that we did not do: a route is followed only while nothing changes. */
  disturb(): void {
    const { out } = this;
    const way = out.is === 'walking' ? out.way : out.is === 'sent' ? wayOf(out.decision) : undefined;
    if (way?.strict) this.stay();
  }

  /** The line broke. */
  lose(): void {
    const { out } = this;
    clearTimeout(this.stepping);
    if (out.is === 'idle' || out.is === 'lost' || out.is === 'unsent') return;
    this.out = IDLE;
    if (out.is === 'walking' || out.decision.type === 'undo' || out.decision.way) return;
    if (out.is === 'late') this.out = { is: 'unsent', decision: out.decision };
    else this.out = { is: 'lost', decision: out.decision, n: out.n };
  }

  /** The table has sent everything afresh, with its number. */
  rejoin(n: number | undefined): void {
    this.disturb();
    const { out } = this;
    if (out.is === 'unsent' || (out.is === 'lost' && out.n === n))
      this.out = { is: 'late', decision: out.decision, tries: 0 };
    else if (out.is === 'lost') this.out = IDLE;
  }

  /** Everything has been shown: what came too late is sent again, and the next step is made. */
  settle(): void {
    const { out, desk } = this;
    clearTimeout(this.stepping);
    if (out.is === 'walking') {
      this.stepping = setTimeout(() => this.step(out.way), desk.stride());
    } else if (out.is === 'late') {
      const { decision, tries } = out;
      const { now } = desk;
      const able = decision.type === 'undo' ? canUndo(now) : now && offers(now, decision.move);
      this.out = IDLE;
      if (able && tries < TRIES) this.post(decision, tries + 1);
    }
  }

  close(): void {
    clearTimeout(this.stepping);
    clearTimeout(this.fading);
  }

  private step(way: Way): void {
    const move = way.moves[way.made];
    const { now } = this.desk;
    this.out = IDLE;
    if (move !== undefined && now && offers(now, move))
      this.post({ type: 'play', move, meant: false, way });
  }

  private post(decision: Decision, tries = 0): boolean {
    const { now } = this.desk;
    clearTimeout(this.stepping);
    if (!now) return false;
    const { type, move } = decision;
    const { n } = now;
    const request = this.desk.request(
      type === 'undo' ? { type, n, move } : { type, n, move, meant: decision.meant ?? false },
    );
    if (request) {
      this.out = { is: 'sent', decision, n, request, tries };
      if (type === 'play') {
        this.fresh = false;
        this.desk.moves();
      }
    } else {
      this.out = type === 'play' ? { is: 'unsent', decision: alone(decision) } : IDLE;
    }
    return request > 0;
  }
}

const wayOf = (decision: Decision): Way | undefined =>
  decision.type === 'play' ? decision.way : undefined;

/** A decision by itself: nothing follows it. */
const alone = <It extends Decision>(decision: It): It =>
  'way' in decision ? { ...decision, way: undefined } : decision;

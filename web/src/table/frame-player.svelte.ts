/** Shows what happened at a table, event by event, at a pace that can be followed. */

import type { Event, Frame, Now } from '../line/protocol';

/** Pauses between events, in milliseconds (art direction, "Motion"). */
export const PAUSE = { mine: 150, other: 450, bot: 600, score: 650, reveal: 120 };
const BACKLOG = 3000;
const HURRY = 4;
/** How long after hurrying a key counts as one press too many, in milliseconds. */
const BREATH = 300;

/** Something that has just happened, to be marked on the board for a moment. */
export interface Flash {
  id: number;
  event: Event;
}

/** A frame waiting to be shown; the last one of a move brings where the game then stands. */
interface Waiting {
  frame: Frame;
  now: Now | null;
}

/** What frames are shown on. */
export interface Screen {
  /** One frame is shown. */
  put: (frame: Frame) => void;
  /** A move has been shown; ``last``: nothing is left waiting. */
  reach: (now: Now, last: boolean) => void;
  /** Nobody is looking, or wants to: everything is shown at once. */
  still: () => boolean;
  /** Who did it. */
  whose: (seat: number) => 'mine' | 'bot' | 'other';
  /** Shows how points are scored, if that comes next. Returns how long it stays. */
  score: (waiting: Waiting[]) => number;
  /** Skips the rest of that. */
  skip: () => void;
}

/** Something lying on the board is turned up, by nobody's decision. */
const reveals = (event: Event): boolean =>
  Boolean(event.reveals && event.cells?.length) && (event.seat ?? null) === null;
const scores = (event: Event): boolean => Boolean(event.points && event.cells?.length);

export class FramePlayer {
  /** Frames are being shown one by one. */
  showing = $state(false);
  /** Something is being scored: nobody has to do anything. */
  counting = $state(false);
  flash = $state.raw<Flash | null>(null);

  private queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;
  private flashes = 0;
  private hurried = -Infinity;

  constructor(private readonly screen: Screen) {}

  /** What a move did, and where the game then stands. */
  show(frames: readonly Frame[], now: Now): void {
    frames.forEach((frame, at) => {
      this.queue.push({ frame, now: at === frames.length - 1 ? now : null });
    });
    if (frames.length === 0) {
      if (this.queue.length === 0) this.screen.reach(now, true);
      else this.queue[this.queue.length - 1]!.now = now;
      return;
    }
    // What was turned up and what is scored are worth looking at, however much there is of it.
    const backlog = this.queue
      .filter(({ frame: { event } }) => !scores(event) && !reveals(event))
      .reduce((sum, { frame }) => sum + this.pause(frame.event), 0);
    this.speed = backlog > BACKLOG ? HURRY : 1;
    if (this.screen.still()) this.finish();
    else if (this.timer === undefined) this.next();
  }

  /** What is being said, and marked on the board, until something else is. */
  announce(event: Event): void {
    this.flash = { id: (this.flashes += 1), event };
  }

  /** Somebody has seen enough: show the rest at once. */
  hurry = (): void => {
    this.hurried = performance.now();
    this.finish();
  };

  /** Just hurried: one press too many chooses nothing. */
  get breathless(): boolean {
    return performance.now() - this.hurried < BREATH;
  }

  /** Everything waiting is shown at once. */
  finish(): void {
    this.halt();
    let last: Now | null = null;
    for (const { frame, now } of this.queue.splice(0)) {
      this.screen.put(frame);
      last = now ?? last;
    }
    if (last) this.screen.reach(last, true);
  }

  /** What is waiting is dropped: everything has been sent afresh. */
  stop(): void {
    this.halt();
    this.queue = [];
    this.flash = null;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.showing = this.counting = false;
    this.screen.skip();
  }

  private next = (): void => {
    this.timer = undefined;
    const told = this.screen.score(this.queue);
    this.counting = told > 0;
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
    const { event } = item.frame;
    const more = this.queue.length > 0;
    this.screen.put(item.frame);
    this.showing = more;
    if (item.now) this.screen.reach(item.now, !more);
    if (!more && !scores(event)) return;
    const worthIt = scores(event) || reveals(event);
    this.timer = setTimeout(this.next, this.pause(event) / (worthIt ? 1 : this.speed));
  };

  private pause(event: Event): number {
    if (scores(event)) return PAUSE.score;
    if (reveals(event)) return PAUSE.reveal;
    const seat = event.seat ?? null;
    return PAUSE[seat === null ? 'other' : this.screen.whose(seat)];
  }
}

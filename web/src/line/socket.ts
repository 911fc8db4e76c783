/** The live connection to a table: says Hello first, and comes back after it is lost. */

import type { FromPage, Hello, ToPage } from './protocol';
import { opening, wireTo, type Wire } from './way';

/** A request, before it has a number. */
export type Wanted = Unnumbered<Exclude<FromPage, Hello>>;
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'request'> : never;

export interface LiveOptions {
  /** Says who we are and what we want, first of all, and whenever this page has fallen behind. */
  greet: (live: Live) => void;
  hear: (message: ToPage) => void;
  /** Open, lost (it will come back by itself), or ended by the table for good. */
  changed: (state: 'open' | 'lost' | 'ended') => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A table that sends beats is given twice its longest silence, and a little more, before it counts as
 *  gone: with a beat every two seconds, a lost line is noticed within five. */
const PATIENCE = 2;
const GRACE = 500;
/** Codes with which the table ends a connection, after the matching HTTP status: 4404, 4429. */
const ENDED = [4400, 4499] as const;

let last = 0;

export class Live {
  private socket: Wire | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private lastBeat = 0;
  private silence = 0;
  private closed = false;

  constructor(
    /** What it leads to: `tables/<table>`. */
    private readonly path: string,
    private readonly options: LiveOptions,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Starts afresh: also on an open connection, when this page has fallen behind. */
  hello(): void {
    this.options.greet(this);
  }

  /** False: there is no connection to say it over. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks for something. Returns our number for it, which every answer repeats; 0: no connection. */
  request(message: Wanted): number {
    return this.send({ ...message, request: (last += 1) }) ? last : 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearTimeout(this.watch);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.again);
    clearTimeout(this.watch);
    const socket = wireTo(this.path);
    this.socket = socket;
    this.lastBeat = 0;
    // Longer each time, for lines that are slow and not dead.
    if (opening > 0) this.watch = setTimeout(this.drop, Math.max(opening, this.wait * PATIENCE));
    socket.onopen = () => {
      clearTimeout(this.watch);
      this.hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(String(event.data)) as ToPage;
      if (message.type === 'joined') {
        this.wait = FIRST_WAIT;
        this.options.changed('open');
      }
      if (message.type === 'beat') this.beaten();
      this.options.hear(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code >= ENDED[0] && event.code <= ENDED[1]) this.end();
      else this.lost();
    };
  }

  /** `soon`: enough time has passed waiting for it. */
  private lost(soon = false): void {
    clearTimeout(this.watch);
    this.socket = null;
    if (this.closed) return;
    this.options.changed('lost');
    // Some jitter, so that a whole club does not come back at the same instant.
    const wait = this.wait * ((soon ? 0 : 0.75) + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.again = setTimeout(() => this.connect(), wait);
  }

  /** The table has sent this page away: coming back unasked would only get it sent away again. */
  private end(): void {
    if (this.closed) return;
    this.close();
    this.socket = null;
    this.options.changed('ended');
  }

  /** Learns how often the table beats, and gives up on it after a long silence. */
  private beaten(): void {
    const now = Date.now();
    if (this.lastBeat) this.silence = Math.max(this.silence, now - this.lastBeat);
    this.lastBeat = now;
    clearTimeout(this.watch);
    if (this.silence > 0) {
      this.watch = setTimeout(this.drop, this.silence * PATIENCE + GRACE);
    }
  }

  /** Nothing comes over the line any more; closing it properly would take too long. */
  private drop = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lost(true);
    socket.close();
  };

  private hurry = (): void => {
    if (this.socket === null && !this.closed && !document.hidden) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };
}

/** A page's connection to a table or a lesson, as far as a reader has to know: whether it is up, and
 *  what is wrong. */

import type { Text, ToPage } from './protocol';
import { Live, type LiveOptions, type Wanted } from './socket';

export interface Ears extends Pick<LiveOptions, 'greet' | 'hear'> {
  /** It is gone, for a while or for good. */
  lost: () => void;
}

export class Connection {
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  problem = $state.raw<Text | null>(null);
  private live: Live | null = null;
  /** The last refusal: if the table ends the connection, that is why. */
  private lastWords: Text | null = null;

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.live = new Live(this.path, {
      greet: this.ears.greet,
      hear: (message: ToPage) => {
        if (message.type === 'refused') this.lastWords = message.reason;
        this.ears.hear(message);
      },
      changed: (state) => {
        this.link = state;
        if (state === 'open') this.problem = null;
        else this.ears.lost();
        if (state === 'ended') this.problem = this.lastWords ?? { id: 'page_server_error' };
      },
    });
  }

  /** Forgets why the table ended it: it is about to be opened again. */
  renew(): void {
    this.close();
    this.live = this.lastWords = this.problem = null;
    this.link = 'connecting';
  }

  /** There is nothing to connect to any more. */
  leave(why: Text): void {
    this.close();
    this.live = null;
    this.link = 'ended';
    this.problem = why;
  }

  /** Says who we are again: the table then sends everything afresh. */
  hello(): void {
    this.live?.hello();
  }

  /** Asks for something. Returns our number for it; 0: there is no line. */
  request(message: Wanted): number {
    return this.live?.request(message) ?? 0;
  }

  close(): void {
    this.live?.close();
  }
}

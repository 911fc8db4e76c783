/** A lesson: a table that asks one thing at a time, and says what an answer is worth. What is right
 *  is done; anything else can be tried again. */

import type { Taught, ToPage } from './protocol';
import { Live, type LiveOptions } from './socket';
import { Table } from './table.svelte';

/** A line that asks for a beat where others say who they are. */
class Line extends Live {
  constructor(
    path: string,
    options: LiveOptions,
    private readonly beat: () => number,
  ) {
    super(path, options);
  }

  override hello(): void {
    this.send({ type: 'learn', beat: this.beat() });
  }
}

export class Lesson extends Table {
  /** The beat that is asked, from 0. */
  at = $state(0);
  /** What the last answer to it was. */
  taught = $state.raw<Taught | null>(null);

  protected override async open(): Promise<void> {
    await null; // until this object is whole
    const wire = { ...this.wire(), hear: this.listen };
    this.live = new Line(`lessons/${encodeURIComponent(this.id)}`, wire, () => this.at);
  }

  get done(): boolean {
    return this.taught?.answer === 'right';
  }

  turnTo(beat: number): void {
    this.at = beat;
    this.taught = null;
    this.flying = null; // numbers begin anew: what was answered before is no answer to this
    this.pointed = [];
    this.story?.clear();
    this.live?.hello();
  }

  private listen = (message: ToPage): void => {
    if (message.type !== 'taught') this.hear(message);
    // What was asked before is asked once more after a lost line: what was said to it still holds.
    else if (message.beat === this.at && message.answer !== 'asked') {
      this.taught = message;
      if (message.answer === 'right') return;
      // It was not made: the piece is back where it was.
      this.sent = false;
      this.flying = null;
      this.departure = null;
      this.stay();
      this.cancel();
    }
  };
}

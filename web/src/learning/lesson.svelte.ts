/** A lesson: a table that asks one thing at a time, and says what an answer is worth. What is right
 *  is done; anything else can be tried again. */

import type { Area, Taught, ToPage } from '../line/protocol';
import { Live, type LiveOptions } from '../line/socket';
import { Table } from '../table/table.svelte';

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

/** What lies on the boards, and where. */
const lying = (areas: readonly Area[]): string[] =>
  areas
    .filter(({ role }) => role === 'board')
    .flatMap(({ sprites = [] }) => sprites.map(({ symbol, x, y }) => `${symbol} ${x} ${y}`));

export class Lesson extends Table {
  /** The beat that is asked, from 0. */
  at = $state(0);
  /** What the last answer to it was. */
  taught = $state.raw<Taught | null>(null);

  /** What lay on the boards when the last beat ended, until this one is there. */
  private laid: readonly string[] | null = null;
  /** The table is not the one that the last beat ended with. */
  afresh = $state(false);
  /** All has been asked. */
  finished = $state(false);

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
    this.laid = lying(this.areas);
    this.afresh = false;
    this.taught = null;
    this.flying = null; // numbers begin anew: what was answered before is no answer to this
    this.pointed = [];
    this.scoring?.clear();
    this.live?.hello();
  }

  /** Nothing more is asked: nobody has to do anything. */
  end(): void {
    this.finished = true;
    this.cancel();
    this.scoring?.clear();
    this.pointed = [];
    const { now } = this;
    const prompt = { id: 'page_lesson_over' };
    if (now) this.now = { ...now, to_move: [], choices: {}, steps: [], coach: null, prompt };
  }

  private listen = (message: ToPage): void => {
    if (this.finished) return;
    if (message.type === 'joined' && this.laid) {
      const there = new Set(lying(message.areas));
      this.afresh = this.laid.some((it) => !there.has(it));
      this.laid = null;
    }
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

/** A lesson: a table that asks one thing at a time, and says what an answer is worth. A right answer
 *  is played; anything else can be tried again. */

import { cancel } from '../choosing/choose';
import { Connection } from '../line/connection.svelte';
import type { Area, Joined, Taught, ToPage } from '../line/protocol';
import { Table } from '../table/table.svelte';
import { putBookmark, takeBookmark } from './bookmark';

/** What lies on the boards, and where. */
const lying = (areas: readonly Area[]): string[] =>
  areas
    .filter(({ role }) => role === 'board')
    .flatMap(({ sprites = [] }) => sprites.map(({ symbol, x, y }) => `${symbol} ${x} ${y}`));

export class Lesson {
  readonly table: Table;
  readonly connection: Connection;
  /** The beat that is asked, from 0. */
  at = $state(0);
  /** The last answer to it. */
  taught = $state.raw<Taught | null>(null);
  /** The table is not the one the last beat ended with. */
  afresh = $state(false);
  /** Everything has been asked. */
  finished = $state(false);

  /** The beat to be asked next, and our number for having said so; 0: it lies on the table. Until it
   *  does, whatever is heard is about the one before. */
  private next = 0;
  private learning = 0;

  constructor(private readonly game: string) {
    this.next = this.at = takeBookmark(game);
    this.table = new Table(game);
    this.table.line = this.connection = new Connection(`lessons/${encodeURIComponent(game)}`, {
      greet: (live) => (this.learning = live.request({ type: 'learn', beat: this.next })),
      hear: this.hear,
      lost: () => this.table.outbox.lose(),
    });
    this.connection.open();
  }

  get done(): boolean {
    return this.taught?.answer === 'right';
  }

  close(): void {
    this.connection.close();
    this.table.close();
  }

  turnTo(beat: number): void {
    this.next = beat;
    this.connection.hello();
  }

  /** Nothing more is asked: nobody has to do anything. */
  end(): void {
    const { table } = this;
    this.finished = true;
    takeBookmark(this.game);
    cancel(table.choosing);
    this.clear();
    this.ask('page_lesson_over');
  }

  /** The beat has been answered: the table goes on with the next one. */
  rest(): void {
    if (!this.finished) this.ask('page_lesson_read');
  }

  /** Says something instead of asking for a move. */
  private ask(id: string): void {
    const { now } = this.table;
    if (now && now.prompt.id !== id)
      this.table.now = { ...now, to_move: [], choices: {}, steps: [], coach: null, prompt: { id } };
  }

  private clear(): void {
    this.table.scoring?.clear();
    this.table.pointed = [];
  }

  hear = (message: ToPage): void => {
    if (this.finished) return;
    if (this.learning) {
      if (message.type === 'joined' && message.request === this.learning) this.begin(message);
      else if (message.type !== 'refused') return;
    }
    if (message.type === 'taught') this.teach(message);
    else this.table.hear(message);
  };

  /** The beat is laid out. After a lost line it is the same one: the reply to it still holds. */
  private begin({ areas }: Joined): void {
    const { table } = this;
    this.learning = 0;
    putBookmark(this.game, this.next);
    table.outbox.drop(); // numbers start again: what was decided before is no answer to this
    if (this.next === this.at) return;
    const there = new Set(lying(areas));
    this.afresh = lying(table.areas).some((it) => !there.has(it));
    this.at = this.next;
    this.taught = null;
    this.clear();
  }

  private teach(message: Taught): void {
    if (message.answer === 'asked') return;
    const { table } = this;
    this.taught = message;
    if (message.answer === 'right') {
      table.pointed = []; // where to look is found
      return;
    }
    // It was not made: the piece is back where it was.
    table.outbox.drop();
    table.departure = null;
    cancel(table.choosing);
  }
}

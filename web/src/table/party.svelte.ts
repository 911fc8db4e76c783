/** Everybody who plays at this screen: one person, or several who pass it to each other. Each seat
 *  has its own connection, so that switching to another takes no time. */

import { nextAtScreen } from './whose-screen';
import type { TableCard } from '../line/protocol';
import { seatsAt } from '../line/seats';
import { settings } from '../common/settings.svelte';
import type { Table } from './table.svelte';
import { Visit } from './visit.svelte';

/** How long the result of a decision can be looked at before the screen goes to the next player. */
const WAIT = { open: 500, curtain: 1400 };

export class Party {
  private readonly visits: readonly Visit[];
  readonly tables: readonly Table[];
  /** What spectators see: it is on the screen between two players. */
  private readonly watching: Visit | null;
  /** Whose side is shown. */
  private at = $state(0);
  /** Who has said that they are at the screen. */
  private here = $state<number | null>(null);
  /** Who sat there before. */
  private before = $state<number | null>(null);
  /** Somebody switched to this seat by hand when it had this number: it stays until that changes. */
  private kept = $state<number | null>(null);

  constructor(card: TableCard) {
    const held = seatsAt(card.table);
    this.visits = held.length > 0 ? held.map((seat) => new Visit(card, seat)) : [new Visit(card)];
    this.tables = this.visits.map(({ table }) => table);
    this.watching = held.length > 1 ? new Visit(card) : null;
    for (const table of [...this.tables.slice(1), this.watcher])
      if (table) [table.aside, table.lays] = [true, this.table.lays];
  }

  close(): void {
    for (const visit of this.visits) visit.close();
    this.watching?.close();
  }

  get visit(): Visit {
    return this.visits[this.at]!;
  }

  get table(): Table {
    return this.visit.table;
  }

  get watcher(): Table | null {
    return this.watching?.table ?? null;
  }

  get shared(): boolean {
    return this.tables.length > 1;
  }

  /** Which of us have to decide. */
  readonly called = $derived.by(() =>
    this.tables.flatMap(({ seat, now }, at) =>
      seat !== null && now?.to_move.includes(seat) ? [at] : [],
    ),
  );

  /** What only its owner may see is shown once they say that they are there. */
  readonly curtain = $derived.by(() => {
    const now = this.tables[this.at]!.now;
    return this.shared && this.here !== this.at && Boolean(now?.secrets) && !now?.outcome;
  });

  /** Who has to decide next, now that a decision is in. */
  private readonly due = $derived.by(() => {
    const { at } = this;
    const table = this.tables[at]!;
    const done = this.shared && table.now !== null && !table.now.outcome && !table.busy;
    return done ? nextAtScreen(at, this.called, this.tables.length) : null;
  });

  private readonly stays = $derived.by(() => this.kept !== null && this.kept === this.tables[this.at]!.now?.n);

  /** Who gets the screen next. */
  readonly next = $derived.by(() => (this.stays ? null : this.due));

  /** Who is waiting for it while somebody else keeps it. */
  readonly waiting = $derived.by(() => (this.stays && !this.curtain ? this.due : null));

  /** How long to wait before that, in milliseconds. */
  get wait(): number {
    if (!settings.motion || this.curtain) return 0;
    return this.tables[this.next ?? this.at]?.now?.secrets ? WAIT.curtain : WAIT.open;
  }

  /** Whose side going back would show again. */
  get back(): Table | null {
    return this.before === null ? null : this.tables[this.before]!;
  }

  /** The screen goes to another player. */
  pass(at: number): void {
    if (at === this.at) return;
    this.table.leave();
    this.before = this.here === this.at || !this.table.now?.secrets ? this.at : null;
    this.here = this.kept = null;
    this.at = at;
    this.table.aside = false;
  }

  /** Somebody wants to see a side: it stays even if others have to decide. */
  turn(at: number): void {
    this.pass(at);
    if (!this.called.includes(at)) this.kept = this.table.now?.n ?? null;
  }

  /** The player is at the screen. */
  lift(): void {
    this.here = this.at;
    this.before = null;
  }

  /** It was passed on too early. */
  goBack(): void {
    if (this.before === null) return;
    this.turn(this.before);
    this.lift();
  }
}

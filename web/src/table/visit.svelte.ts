/** A visit to a table: as somebody who sits there, or to watch. */

import { Connection } from '../line/connection.svelte';
import type { Hello, TableCard } from '../line/protocol';
import { WATCHING } from '../line/seats';
import { Table } from './table.svelte';

export class Visit {
  readonly table: Table;
  readonly connection: Connection;

  /** ``place``: which of the seats held by this browser; none: it looks on, until it sits down. */
  constructor(
    card: TableCard,
    private place: number = WATCHING,
  ) {
    const table = (this.table = new Table(card.table));
    table.card = card;
    table.line = this.connection = new Connection(`tables/${encodeURIComponent(card.table)}`, {
      greet: (live) => live.send(this.hello),
      hear: (message) => {
        const lost = message.type === 'refused' && message.reason.id === 'server_not_your_seat';
        if (lost) this.place = WATCHING; // watch, then
        else if (message.type === 'gone') this.connection.leave({ id: 'page_table_gone' });
        else table.hear(message);
      },
      lost: () => table.outbox.lose(),
    });
    this.connection.open();
  }

  private get hello(): { type: 'hello' } & Partial<Hello> {
    return { type: 'hello', ...(this.place === WATCHING ? { watch: true } : { seat: this.place }) };
  }

  /** Try again, after the table has sent this page away. */
  reopen = (): void => {
    this.connection.renew();
    this.connection.open();
  };

  /** An open seat becomes ours. */
  async sit(seat: number, name: string): Promise<void> {
    const { takeSeat } = await import('../line/sitting');
    this.table.card = await takeSeat(this.table.card!, seat, name);
    this.place = seat;
    this.connection.hello();
  }

  close(): void {
    this.connection.close();
    this.table.close();
  }
}

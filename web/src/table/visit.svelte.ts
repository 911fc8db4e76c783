/** A visit to a table: as somebody who sits there, or to watch. */

import { Refusal, fetchTable, freshPart, sitDown } from '../line/api';
import { Connection } from '../line/connection.svelte';
import { forgetSeat, holdSeat, secretOf } from '../line/seats';
import { Table } from './table.svelte';

export class Visit {
  readonly table: Table;
  readonly connection: Connection;
  private over = false;

  /** ``place``: which of the seats held by this browser; none: the one it holds, if any. */
  constructor(
    readonly id: string,
    private place: number | null = null,
  ) {
    const table = (this.table = new Table(id));
    table.line = this.connection = new Connection(`tables/${encodeURIComponent(id)}`, {
      greet: (live) => {
        const secret = secretOf(id, this.place);
        live.send({ type: 'hello', ...(secret && { secret }) });
      },
      hear: (message) => {
        if (message.type !== 'refused' || message.reason.id !== 'server_wrong_secret') {
          table.hear(message);
          return;
        }
        forgetSeat(id, this.place); // watch, then
        this.place = null;
      },
      lost: () => table.outbox.lose(),
    });
    void this.open();
  }

  /** Try again, after the table has sent this page away. */
  reopen = (): void => {
    this.connection.renew();
    void this.open();
  };

  /** An open seat becomes ours. */
  async sit(seat: number, name: string): Promise<void> {
    const { id, table } = this;
    const seated = await sitDown(id, seat, { name, part: freshPart() });
    const game = table.card?.game ?? '';
    holdSeat({ table: id, seat: seated.seat, secret: seated.secret, game, since: Date.now() });
    this.place = seated.seat;
    this.connection.hello();
  }

  close(): void {
    this.over = true;
    this.connection.close();
    this.table.close();
  }

  private async open(): Promise<void> {
    try {
      this.table.card = await fetchTable(this.id);
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 404;
      this.connection.problem = { id: gone ? 'page_no_such_table' : 'page_connection_lost' };
      if (gone) return;
    }
    if (!this.over) this.connection.open();
  }
}

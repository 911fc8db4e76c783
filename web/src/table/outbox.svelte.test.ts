import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choices, Event, Now, Route, Update } from '../line/protocol';
import type { Wanted } from '../line/socket';
import { FRESH, Outbox, TRIES, type Desk } from './outbox.svelte';

const CHOICES: Choices = {
  roots: [
    {
      facet: 'option',
      branches: ['a', 'b', '>n', '>e'].map((move) => ({ value: move, move })),
    },
  ],
};
const WAY: Route = { moves: ['>n', '>e'], place: 'board/c1' };
const LIST: Route = { moves: ['a', 'b'] };
const STRIDE = 200;

/** A table that notes what is sent, over a line that can break. */
class Table implements Desk {
  readonly seat = 0;
  now: Now | null = { n: 1, choices: CHOICES, no_undo: null } as Now;
  line = true;
  readonly sent: Wanted[] = [];
  moved = 0;
  readonly outbox = new Outbox(this);

  request(message: Wanted): number {
    return this.line ? this.sent.push(message) : 0;
  }
  stride(): number {
    return STRIDE;
  }
  moves(): void {
    this.moved += 1;
  }

  get is(): string {
    return this.outbox.out.is;
  }
  get plays(): string[] {
    return this.sent.map((it) => (it.type === 'play' || it.type === 'undo' ? `${it.n} ${it.move}` : '?'));
  }

  /** The last thing sent was made: the table is one further. */
  make(...by: (number | null)[]): void {
    this.now = { ...this.now!, n: this.now!.n + 1 };
    this.outbox.done(update(this.now, ...by));
    this.outbox.settle();
  }
  /** Somebody else has done something, and it has been shown. */
  meanwhile(choices = CHOICES): void {
    this.now = { ...this.now!, n: this.now!.n + 1, choices };
    this.outbox.disturb();
    this.outbox.settle();
  }
  /** The last thing sent came too late. */
  stale(): void {
    this.outbox.late();
    this.outbox.settle();
  }
  /** The line is back. */
  rejoin(): void {
    this.line = true;
    this.outbox.rejoin(this.now?.n);
    this.outbox.settle();
  }
}

const update = (now: Now, ...by: (number | null)[]): Update => ({
  type: 'update',
  frames: (by.length > 0 ? by : [0]).map((seat) => ({
    event: { what: 'moved', seat } as Event,
    patches: [],
  })),
  now,
  areas: null,
  log: null,
  request: 0,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a move', () => {
  it('is on its way until its own answer comes', () => {
    const table = new Table();
    expect(table.outbox.play('a', false)).toBe(true);
    expect([table.is, table.outbox.busy, table.outbox.waiting]).toEqual(['sent', true, true]);
    expect([table.outbox.awaits(1), table.outbox.awaits(2), table.outbox.awaits(0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(table.outbox.play('b', false)).toBe(false); // one at a time
    table.make();
    expect([table.is, table.sent]).toEqual(['idle', [{ type: 'play', n: 1, move: 'a', meant: false }]]);
    expect(table.moved).toBe(1);
  });

  it('points out the way back for a while, if there is one', () => {
    const table = new Table();
    table.outbox.play('a', false);
    table.make();
    expect(table.outbox.fresh).toBe(true);
    vi.advanceTimersByTime(FRESH);
    expect(table.outbox.fresh).toBe(false);
    table.outbox.undo('');
    table.make();
    expect(table.outbox.fresh).toBe(false); // what was taken back is not pointed out
    table.now = { ...table.now!, no_undo: { id: 'nothing_to_undo' } };
    table.outbox.play('a', true);
    table.make();
    expect(table.outbox.fresh).toBe(false);
  });

  it('is given up when it is refused', () => {
    const table = new Table();
    table.outbox.play('a', false);
    table.outbox.drop();
    expect([table.is, table.outbox.busy]).toEqual(['idle', false]);
  });
});

describe('what comes too late', () => {
  it('is sent again as it was meant, for the number that is then current', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.meanwhile();
    expect(table.sent).toHaveLength(1); // the table has not answered yet
    table.stale();
    expect(table.sent[1]).toEqual({ type: 'play', n: 2, move: 'a', meant: true });
    expect(table.is).toBe('sent');
  });

  it('waits until everything has been shown', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.outbox.late();
    expect([table.is, table.sent.length, table.outbox.busy]).toEqual(['late', 1, false]);
    expect(table.outbox.waiting).toBe(true);
    table.outbox.settle();
    expect([table.is, table.sent.length]).toEqual(['sent', 2]);
  });

  it('is not sent again if it can no longer be made', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.meanwhile({});
    table.stale();
    expect([table.is, table.sent.length]).toEqual(['idle', 1]);
  });

  it('is not sent for ever', () => {
    const table = new Table();
    table.outbox.play('a', true);
    for (let time = 0; time < 10; time += 1) table.stale();
    expect([table.is, table.sent.length]).toEqual(['idle', 1 + TRIES]);
  });

  it('makes room for another decision', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.outbox.late();
    table.outbox.play('b', true);
    table.outbox.settle();
    expect(table.plays).toEqual(['1 a', '1 b']);
  });

  it('may be a step being taken back', () => {
    const table = new Table();
    table.outbox.undo('pick W');
    table.meanwhile();
    table.stale();
    expect(table.plays).toEqual(['1 pick W', '2 pick W']);
    table.now = { ...table.now!, no_undo: { id: 'nothing_to_undo' } };
    table.stale();
    expect([table.is, table.sent.length]).toEqual(['idle', 2]);
  });
});

describe('a line that breaks', () => {
  it('keeps a move that could not be sent, until that is possible', () => {
    const table = new Table();
    table.line = false;
    expect(table.outbox.play('a', true)).toBe(false);
    expect([table.is, table.outbox.busy]).toEqual(['unsent', false]);
    table.rejoin();
    expect(table.plays).toEqual(['1 a']);
  });

  it('lets such a move be given up', () => {
    const table = new Table();
    table.line = false;
    table.outbox.play('a', true);
    table.outbox.withdraw();
    table.rejoin();
    expect([table.is, table.sent]).toEqual(['idle', []]);
  });

  it('sends again what did not get there, and nothing that did', () => {
    for (const arrived of [false, true]) {
      const table = new Table();
      table.outbox.play('a', true);
      table.outbox.lose();
      expect([table.is, table.outbox.busy]).toEqual(['lost', false]);
      if (arrived) table.now = { ...table.now!, n: 2 };
      table.rejoin();
      expect([table.is, table.plays]).toEqual(arrived ? ['idle', ['1 a']] : ['sent', ['1 a', '1 a']]);
    }
  });

  it('keeps what had come too late when it broke', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.outbox.late();
    table.outbox.lose();
    expect(table.is).toBe('unsent');
    table.rejoin();
    expect(table.plays).toEqual(['1 a', '1 a']);
  });

  it('drops a step that was to be taken back, and the rest of a route', () => {
    const table = new Table();
    table.outbox.undo('');
    table.outbox.lose();
    expect(table.is).toBe('idle');
    table.outbox.go(WAY);
    table.outbox.lose();
    table.rejoin();
    vi.advanceTimersByTime(1000);
    expect([table.is, table.sent.length]).toEqual(['idle', 2]);
  });
});

describe('everything sent afresh over the same line', () => {
  it('does not send again what is on its way: its answer is still to come', () => {
    const table = new Table();
    table.outbox.play('a', true);
    table.rejoin();
    expect([table.is, table.sent.length]).toEqual(['sent', 1]);
    table.stale();
    expect(table.sent).toHaveLength(2);
  });
});

describe('a route', () => {
  it('is taken step by step, with time to see it', () => {
    const table = new Table();
    table.outbox.go(WAY);
    expect([table.plays, table.outbox.walks]).toEqual([['1 >n'], true]);
    table.make();
    expect([table.is, table.outbox.busy, table.plays.length]).toEqual(['walking', true, 1]);
    vi.advanceTimersByTime(STRIDE - 1);
    expect(table.plays).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(table.plays).toEqual(['1 >n', '2 >e']);
    table.make();
    vi.advanceTimersByTime(1000);
    expect([table.is, table.plays.length]).toEqual(['idle', 2]);
  });

  it('ends where others have a part in a step, or did something in between', () => {
    const steps: ((table: Table) => void)[] = [
      (table) => table.make(0, 1),
      (table) => (table.make(), table.meanwhile()),
      (table) => (table.make(), table.rejoin()),
      (table) => (table.meanwhile(), table.stale()),
      (table) => (table.rejoin(), table.make()),
    ];
    for (const step of steps) {
      const table = new Table();
      table.outbox.go(WAY);
      step(table);
      vi.advanceTimersByTime(1000);
      expect([table.is, table.plays]).toEqual(['idle', ['1 >n']]);
    }
  });

  it('ends when its next step cannot be made, or somebody has seen enough', () => {
    const table = new Table();
    table.outbox.go(WAY);
    table.now = { ...table.now!, choices: {} };
    table.make();
    vi.advanceTimersByTime(STRIDE);
    expect([table.is, table.plays.length]).toEqual(['idle', 1]);

    const other = new Table();
    other.outbox.go(WAY);
    other.outbox.stay();
    expect([other.is, other.outbox.walks]).toEqual(['sent', false]);
    other.make();
    vi.advanceTimersByTime(1000);
    expect([other.is, other.plays.length]).toEqual(['idle', 1]);
  });

  it('ends once something else has been decided', () => {
    const table = new Table();
    table.outbox.go(WAY);
    table.make();
    table.outbox.play('b', true);
    vi.advanceTimersByTime(1000);
    expect(table.plays).toEqual(['1 >n', '2 b']);
  });
});

describe('a list', () => {
  it('is filled whatever others do meanwhile, even if a step comes too late', () => {
    const table = new Table();
    table.outbox.go(LIST);
    table.meanwhile();
    table.stale();
    vi.advanceTimersByTime(STRIDE);
    expect(table.plays).toEqual(['1 a', '2 a']);
    table.make(1, 0);
    table.meanwhile();
    vi.advanceTimersByTime(STRIDE);
    expect(table.plays).toEqual(['1 a', '2 a', '4 b']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, REST } from '../choosing/choose';
import { aim, hover } from '../choosing/point';
import type { Area, Choices, Event, Joined, Now, Preview, ToPage, Update } from '../line/protocol';
import type { Wanted } from '../line/socket';
import { stubBrowser } from '../testing/wire';
import { Table } from './table.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../telling/scoring.svelte', () => import('../testing/no-scoring'));

const cells = ['a1', 'b1', 'c1', 'd1'].map((key, at) => ({ key, x: 48 * at, y: 0, name: { id: key } }));
const board: Area = {
  key: 'board',
  role: 'board',
  title: { id: 'area_board' },
  box: [0, 0, 192, 48],
  lattice: { shape: 'square', size: 48, cells },
};
/** A wolf goes to a1 or b1, one may pass, and a ship sails to d1 in two steps. */
const CHOICES: Choices = {
  sets: [['a1', 'b1']],
  roots: [
    { facet: 'piece', branches: [{ value: 'wolf', places: { cells: 0, move: 'W{}' } }] },
    { facet: 'option', branches: ['pass', '>e', '>f'].map((move) => ({ value: move, move })) },
  ],
  routes: [{ moves: ['>e', '>f'], place: 'board/d1' }],
};
const at = (n: number, choices: Choices = CHOICES): Now =>
  ({ n, choices, to_move: [0], prompt: { id: 'play' }, no_undo: null, outcome: null }) as unknown as Now;
const preview: Preview = { events: [], now: null, then: null, undo: true };

/** A table whose other end is this test. */
class Other {
  readonly sent: (Wanted & { request: number })[] = [];
  hellos = 0;
  readonly table = new Table('t');

  constructor() {
    this.table.line = {
      request: (message) => this.sent.push({ ...message, request: this.sent.length + 1 }),
      hello: () => (this.hellos += 1),
    };
    this.join(1);
  }

  say(message: ToPage): void {
    this.table.hear(message);
  }
  join(n: number): void {
    const table = { table: 't', seats: [], state: 'playing' } as unknown as Joined['table'];
    this.say({ type: 'joined', table, seat: 0, areas: [board], log: [], now: at(n), request: 0 });
  }
  /** Something happened; ``request``: and we did it. */
  happens(n: number, request = 0, seat = request ? 0 : 1, now = at(n)): void {
    const event = { what: 'moved', seat } as Event;
    const frames: Update['frames'] = [{ event, patches: [] }];
    this.say({ type: 'update', frames, now, areas: null, log: null, request });
  }
  refuse(request: number, move = ''): void {
    this.say({ type: 'refused', reason: { id: 'no' }, clause: 'X-1', cells: [], move, request });
  }
  stale(n: number, request: number): void {
    this.say({ type: 'stale', n, request });
  }
  foresee(move: string, request: number): void {
    this.say({ type: 'foreseen', move, preview, request });
  }
  sure(move: string, request: number): void {
    this.say({ type: 'sure', move, preview, request });
  }
  get said(): string[] {
    return this.sent.map((it) => `${it.type} ${'move' in it ? (it.move ?? '') : ''}`.trim());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a cell where nothing can go, and then quickly one where something can', () => {
  const hasty = (): Other => {
    const other = new Other();
    const { choosing } = other.table;
    choose(choosing, 'piece', 'wolf');
    aim(choosing, 'board/c1');
    aim(choosing, 'board/a1');
    expect(other.said).toEqual(['ask', 'play Wa1']);
    return other;
  };

  it('makes the move although it came too late, and says nothing about the first', () => {
    const other = hasty();
    other.refuse(1);
    expect(other.table.choosing.refused).toBeNull();
    other.happens(2);
    other.stale(2, 2);
    expect(other.said).toEqual(['ask', 'play Wa1', 'play Wa1']);
    expect(other.sent[2]).toMatchObject({ n: 2, request: 3 });
    other.happens(3, 3);
    expect(other.table.outbox.out.is).toBe('idle');
  });

  it('sends no second move before the first is answered', () => {
    const other = hasty();
    other.refuse(1);
    expect(other.table.busy).toBe(true);
    other.table.play({ move: 'pass', facets: {} } as never, true);
    expect(other.said).toEqual(['ask', 'play Wa1']);
  });

  it('asks back about the move, if it is for good', () => {
    const other = hasty();
    other.refuse(1);
    other.sure('Wa1', 2);
    expect(other.table.choosing.pinned?.move).toBe('Wa1');
    expect(other.table.busy).toBe(false);
  });

  it('says why not of the first, if nothing else was done', () => {
    const other = new Other();
    aim(other.table.choosing, 'board/c1');
    other.refuse(1);
    expect(other.table.choosing.refused?.clause).toBe('X-1');
    aim(other.table.choosing, 'board/b1');
    expect(other.table.choosing.refused).toBeNull();
  });

  it('says why not of the last of several', () => {
    const other = new Other();
    aim(other.table.choosing, 'board/c1');
    aim(other.table.choosing, 'board/c1');
    other.refuse(1);
    expect(other.table.choosing.refused).toBeNull();
    other.refuse(2);
    expect(other.table.choosing.refused).not.toBeNull();
  });
});

describe('a route', () => {
  it('is not given up because of an answer to an earlier question', () => {
    const other = new Other();
    const { choosing, outbox } = other.table;
    aim(choosing, 'board/c1');
    aim(choosing, 'board/d1');
    expect(other.said).toEqual(['ask', 'play >e']);
    other.refuse(1);
    other.happens(2, 2);
    vi.advanceTimersByTime(0);
    expect(other.said).toEqual(['ask', 'play >e', 'play >f']);
    other.foresee('Wa1', 1);
    other.happens(3, 3);
    expect(outbox.out.is).toBe('idle');
  });

  it('ends when somebody else does something in between', () => {
    const other = new Other();
    aim(other.table.choosing, 'board/d1');
    other.happens(2, 1);
    other.happens(3);
    vi.advanceTimersByTime(1000);
    expect(other.said).toEqual(['play >e']);
  });
});

describe("somebody else's move while ours is on its way", () => {
  it('is no answer to it', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    other.happens(2);
    expect([other.table.busy, other.table.outbox.fresh]).toEqual([true, false]);
    other.stale(2, 1);
    expect(other.said).toEqual(['play pass', 'play pass']);
  });

  it('is no answer either if it was made at this very seat, on another screen', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    other.happens(2, 0, 0);
    expect(other.table.outbox.out.is).toBe('sent');
  });
});

describe('an answer to something no longer current', () => {
  it('settles nothing about a move', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    for (const request of [0, 7]) {
      other.stale(1, request);
      other.sure('pass', request);
      if (request) other.refuse(request, 'pass');
    }
    expect([other.table.outbox.out.is, other.said]).toEqual(['sent', ['play pass']]);
    expect([other.table.choosing.refused, other.table.choosing.preview]).toEqual([null, null]);
  });

  it('says nothing about a move in another position', () => {
    const other = new Other();
    const { choosing } = other.table;
    choose(choosing, 'piece', 'wolf');
    hover(choosing, { cell: 'board/a1', x: 0, y: 0 });
    vi.advanceTimersByTime(REST);
    expect(other.said).toEqual(['ask Wa1']);
    other.happens(2);
    other.foresee('Wa1', 1);
    expect(choosing.preview).toBeNull();
    vi.advanceTimersByTime(REST);
    other.foresee('Wa1', 2);
    expect(choosing.preview).toEqual(preview);
  });

  it('shows no board that nobody is looking at any more', () => {
    const other = new Other();
    other.table.look('one');
    other.table.look('two');
    other.say({ type: 'seen', area: { ...board, key: 'one' }, request: 1 });
    expect(other.table.enlarged).toBeNull();
    other.say({ type: 'seen', area: { ...board, key: 'two' }, request: 2 });
    expect(other.table.enlarged?.key).toBe('two');
    other.table.look(null);
    other.say({ type: 'seen', area: { ...board, key: 'two' }, request: 2 });
    expect(other.table.enlarged).toBeNull();
  });
});

describe('a move that is refused', () => {
  it('is given up, and the reason is shown', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    other.refuse(1, 'pass');
    expect([other.table.busy, other.table.choosing.refused?.move]).toEqual([false, 'pass']);
  });

  it('is given up too when the refusal is about the line itself', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    other.refuse(0);
    expect([other.table.busy, other.table.choosing.refused?.reason.id]).toEqual([false, 'no']);
  });

  it('is shown for a while, and for no less time because of one before', () => {
    const other = new Other();
    const { choosing } = other.table;
    aim(choosing, 'board/c1');
    other.refuse(1);
    vi.advanceTimersByTime(5900);
    aim(choosing, 'board/c1');
    vi.advanceTimersByTime(200);
    other.refuse(2);
    expect(choosing.refused).not.toBeNull();
    vi.advanceTimersByTime(6000);
    expect(choosing.refused).toBeNull();
  });
});

describe('a page that has fallen behind', () => {
  it('says hello, and only then', () => {
    const other = new Other();
    other.say({ type: 'beat', n: 1 });
    expect(other.hellos).toBe(0);
    other.say({ type: 'beat', n: 2 });
    expect(other.hellos).toBe(1);
  });

  it('sends a move again once it has caught up', () => {
    const other = new Other();
    choose(other.table.choosing, 'option', 'pass');
    other.stale(5, 1);
    expect([other.hellos, other.said]).toEqual([1, ['play pass']]);
    other.join(5);
    expect(other.sent[1]).toMatchObject({ n: 5, move: 'pass' });
  });
});

describe('a step taken back', () => {
  it('is asked for once, and puts everything as it was', () => {
    const other = new Other();
    other.table.undo();
    other.table.undo();
    expect(other.said).toEqual(['undo']);
    other.say({ type: 'update', frames: [], now: at(2), areas: [board], log: [], request: 1 });
    expect([other.table.busy, other.table.now?.n]).toEqual([false, 2]);
  });
});

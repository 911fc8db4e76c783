import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Choosing, REST } from './choosing.svelte';
import type { Choice } from './facets';
import type { Area, Choices, Now, Preview, Route } from '../line/protocol';

const cells = ['a1', 'b1'].map((key, at) => ({ key, x: 48 * at, y: 0, name: { id: key } }));
const board: Area = {
  key: 'board',
  role: 'board',
  title: { id: 'area_board' },
  box: [0, 0, 96, 48],
  lattice: { shape: 'square', size: 48, cells },
};
const choices: Choices = {
  sets: [['a1', 'b1']],
  roots: [
    { facet: 'piece', branches: [{ value: 'wolf', places: { cells: 0, move: 'W{}' } }] },
    { facet: 'option', branches: [{ value: 'pass', move: 'pass' }] },
  ],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat that notes what it asks and plays. */
class Seat extends Choosing {
  readonly areas = [board];
  readonly now = { choices } as Now;
  readonly busy = false;
  readonly asked: string[] = [];
  readonly played: string[] = [];
  readonly inquired: Choice['facets'][] = [];

  protected ask(move: string): void {
    this.asked.push(move);
  }
  protected play(choice: Choice, meant: boolean): void {
    this.played.push(meant ? `${choice.move}!` : choice.move);
  }
  protected inquire(facets: Choice['facets']): void {
    this.inquired.push(facets);
  }
  readonly gone: string[] = [];
  protected go(route: Route): void {
    this.gone.push(...route.moves);
  }

  /** The table answers. */
  answer(move: string, undo: boolean): void {
    this.foresee(move, { events: [], now: null, then: null, undo } satisfies Preview);
  }
  /** The table asks back. */
  sure(move: string): void {
    this.doubt(move, { events: [], now: null, then: null, undo: false } satisfies Preview);
  }
  /** Something else has happened at the table. */
  disturb(): void {
    this.keepChosen();
  }
}

describe('a place where nothing goes', () => {
  it('is asked about, with the piece in hand', () => {
    const seat = new Seat();
    seat.aim('board/c1');
    seat.choose('piece', 'wolf');
    seat.aim('board/c1');
    expect(seat.inquired).toEqual([
      { place: 'board/c1' },
      { piece: 'wolf', place: 'board/c1' },
    ]);
    expect([seat.trial?.cells, seat.asked, seat.played]).toEqual([['board/c1'], [], []]);
  });
});

describe('a step that can be put back', () => {
  it('is named by the sprite that does it', () => {
    const back = [{ sprite: 'hand-wolf-0', move: 'pick W' }];
    const seat = new (class extends Seat {
      override readonly now = { choices: { ...choices, back } } as Now;
    })();
    expect(seat.backs.get('hand-wolf-0')?.move).toBe('pick W');
    expect(new Seat().backs.size).toBe(0);
  });
});

describe('a move that is chosen', () => {
  it('is sent at once, for the table to say whether it can be taken back', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    expect([seat.asked, seat.played]).toEqual([[], ['pass']]);
  });

  it('stands as a ghost where it is for good, until it is confirmed', () => {
    const seat = new Seat();
    seat.choose('piece', 'wolf');
    seat.aim('board/b1');
    expect(seat.played).toEqual(['Wb1']);
    seat.sure('Wb1');
    expect([seat.pinned?.move, seat.preview?.undo]).toEqual(['Wb1', false]);
    seat.aim('board/b1');
    expect(seat.played).toEqual(['Wb1', 'Wb1!']);
  });

  it('is not meant while it is on its way, before its player could see what it does', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.confirm();
    expect(seat.played).toEqual(['pass', 'pass']);
  });

  it('is forgotten with its answer once something else was chosen', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.choose('piece', 'wolf');
    seat.answer('pass', true);
    expect([seat.pinned, seat.preview]).toEqual([null, null]);
  });

  it('is looked at anew if the position changes meanwhile', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.sure('pass');
    seat.disturb();
    vi.advanceTimersByTime(REST);
    expect([seat.pinned?.move, seat.preview, seat.asked]).toEqual(['pass', null, ['pass']]);
  });
});

describe('what a ghost would do', () => {
  it('is asked once it rests, and once only', () => {
    const seat = new Seat();
    seat.choose('piece', 'wolf');
    seat.hover({ cell: 'board/a1', x: 0, y: 0 });
    vi.advanceTimersByTime(REST - 1);
    seat.hover({ cell: 'board/b1', x: 48, y: 0 });
    vi.advanceTimersByTime(REST - 1);
    expect(seat.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seat.asked).toEqual(['Wb1']);
    seat.answer('Wb1', true);
    seat.hover({ cell: 'board/c1', x: 96, y: 0 });
    seat.hover({ cell: 'board/b1', x: 48, y: 0 });
    vi.advanceTimersByTime(REST);
    expect([seat.asked, seat.preview?.undo]).toEqual([['Wb1'], true]);
  });
});

describe('a finger on small cells', () => {
  it('pins a piece, and places it by a second tap', () => {
    const seat = new Seat();
    seat.choose('piece', 'wolf');
    seat.aim('board/b1', { x: 48, y: 0 }, true);
    expect([seat.pinned?.move, seat.played]).toEqual(['Wb1', []]);
    seat.aim('board/b1', { x: 48, y: 0 }, true);
    expect(seat.played).toEqual(['Wb1!']); // it was shown: nothing is asked twice
  });
});

describe('a piece that is carried', () => {
  const hand: Area = {
    key: 'hand',
    role: 'hand',
    title: { id: 'area_hand' },
    box: [0, 0, 64, 64],
    sprites: [{ key: 'wolf', symbol: 'token', x: 32, y: 32 }],
  };
  class Carrier extends Seat {
    override readonly areas = [board, hand];
  }

  it('is chosen while it is aloft, and laid where it is let go', () => {
    const seat = new Carrier();
    expect(seat.carries('wolf')).toBe('place');
    seat.lift('wolf');
    seat.hover({ cell: 'board/b1', x: 48, y: 0 });
    expect([seat.hovered?.move, seat.pinned, seat.played]).toEqual(['Wb1', null, []]);
    expect(seat.land({ cell: 'board/b1', x: 48, y: 0 }, false)).toBe(true);
    expect([seat.aloft, seat.played]).toEqual([false, ['Wb1']]);
  });

  it('asks why where it does not go', () => {
    const seat = new Carrier();
    seat.lift('wolf');
    expect(seat.land({ cell: 'board/c1', x: 96, y: 0 }, false)).toBe(false);
    expect([seat.inquired, seat.played]).toEqual([[{ piece: 'wolf', place: 'board/c1' }], []]);
  });

  it('leaves all as it was where nothing is', () => {
    const seat = new Carrier();
    seat.lift('wolf');
    seat.regret();
    expect([seat.picked, seat.aloft, seat.choosing]).toEqual([[], false, false]);
  });
});

/** A seat of a larger sea, where a piece of three lies along in a corner and across far away. */
class Sailor extends Seat {
  override readonly areas = [
    {
      ...board,
      lattice: {
        shape: 'square' as const,
        size: 48,
        cells: [...'abcdefgh'].flatMap((column, x) =>
          [1, 2, 3, 4].map((row) => {
            const key = `${column}${row}`;
            return { key, x: 48 * x, y: 48 * row, name: { id: key } };
          }),
        ),
      },
    },
  ];
  override readonly now = {
    choices: {
      sets: [['a1'], ['h1']],
      roots: [
        {
          facet: 'piece',
          branches: [
            {
              value: 'eel',
              then: {
                facet: 'turn',
                branches: [
                  { value: '0', places: { cells: 0, move: 'along {}', covers: [[0, 0], [1, 0], [2, 0]] } },
                  { value: '90', places: { cells: 1, move: 'across {}', covers: [[0, 0], [0, 1], [0, 2]] } },
                ],
              },
            },
          ],
        },
      ],
      routes: [{ moves: ['>e', '>e'], place: 'board/d4' }],
    } as Choices,
  } as Now;
}

describe('a ghost that is turned', () => {
  it('stays where it cannot lie so, and comes back', () => {
    const seat = new Sailor();
    seat.aim('board/b1', undefined, true);
    expect(seat.pinned?.move).toBe('along a1');
    seat.turn('turn');
    expect(seat.pinned).toBeNull();
    expect(seat.trial?.cells).toContain('board/b1');
    expect(seat.inquired).toMatchObject([{ turn: '90' }]);
    seat.turn('turn');
    expect([seat.pinned?.move, seat.trial]).toEqual(['along a1', null]);
    expect(seat.played).toEqual([]);
  });
});

describe('a finger on small cells', () => {
  it('sees a way before it is gone', () => {
    const seat = new Sailor();
    seat.aim('board/d4', undefined, true);
    vi.advanceTimersByTime(REST);
    expect([seat.gone, seat.asked]).toEqual([[], []]);
    seat.aim('board/d4', undefined, true);
    expect(seat.gone).toEqual(['>e', '>e']);
  });

  it('sees a piece where it was pointed to before', () => {
    const seat = new Seat();
    seat.aim('board/a1', undefined, true);
    seat.cancel();
    seat.picked = [['place', 'board/a1']];
    seat.choose('piece', 'wolf', true);
    expect([seat.pinned?.move, seat.played]).toEqual(['Wa1', []]);
  });
});

describe('the only thing left to do', () => {
  it('is meant', () => {
    const lone: Choices = { roots: [{ facet: 'option', branches: [{ value: 'end', move: 'end' }] }] };
    const seat = new (class extends Seat {
      override readonly now = { choices: lone } as Now;
    })();
    seat.choose('option', 'end');
    const other = new Seat();
    other.choose('option', 'pass');
    expect([seat.played, other.played]).toEqual([['end!'], ['pass']]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  cancel,
  choose,
  confirm,
  doubt,
  foresee,
  keepChosen,
  refuse,
  REST,
} from './choose';
import { Choosing, type Desk } from './choosing.svelte';
import type { Choice } from './facets';
import { land, lift, regret } from './lift';
import { aim, hover } from './point';
import { turn } from './turn';
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

/** A table that notes what is asked and played, and the choosing at it. */
class Seat implements Desk {
  readonly areas: readonly Area[] = [board];
  readonly now: Now = { choices } as Now;
  readonly busy = false;
  readonly placesAgain: boolean = false;
  readonly asked: string[] = [];
  readonly played: string[] = [];
  readonly inquired: Choice['facets'][] = [];
  readonly gone: string[] = [];
  readonly it = new Choosing(this);

  ask(move: string): number {
    return this.asked.push(move);
  }
  play(choice: Choice, meant: boolean): void {
    this.played.push(meant ? `${choice.move}!` : choice.move);
  }
  inquire(facets: Choice['facets']): number {
    return 100 + this.inquired.push(facets);
  }
  go(route: Route): void {
    this.gone.push(...route.moves);
  }
  withdraw(): void {}
}

const preview = (undo: boolean): Preview => ({ events: [], now: null, then: null, undo });
/** The table answers the first thing it was asked, or the given question. */
const answer = ({ it }: Seat, move: string, request = 1): void =>
  foresee(it, { move, preview: preview(true), request });
/** The table asks back. */
const sure = ({ it }: Seat, move: string): void => doubt(it, { move, preview: preview(false) });
/** The table says why not. */
const no = ({ it }: Seat, move = ''): void =>
  refuse(it, { reason: { id: 'no' }, clause: '', cells: [], move });

describe('a place where nothing goes', () => {
  it('is asked about, with the piece in hand', () => {
    const seat = new Seat();
    aim(seat.it, 'board/c1');
    choose(seat.it, 'piece', 'wolf');
    aim(seat.it, 'board/c1');
    expect(seat.inquired).toEqual([
      { place: 'board/c1' },
      { piece: 'wolf', place: 'board/c1' },
    ]);
    expect([seat.it.trial?.cells, seat.asked, seat.played]).toEqual([['board/c1'], [], []]);
  });
});

describe('why something does not go', () => {
  it('is said of what was tried last, and of nothing that was given up', () => {
    const seat = new Seat();
    aim(seat.it, 'board/c1');
    expect(seat.it.inquiry).toBe(101);
    no(seat);
    expect([seat.it.refused?.reason.id, seat.it.trial?.cell]).toEqual(['no', 'board/c1']);
    aim(seat.it, 'board/c1');
    expect([seat.it.inquiry, seat.it.refused]).toEqual([102, null]);
    cancel(seat.it);
    expect(seat.it.inquiry).toBe(0);
  });

  it('stays for a while, unless a ghost was turned there', () => {
    const seat = new Seat();
    aim(seat.it, 'board/c1');
    no(seat);
    vi.advanceTimersByTime(6000);
    expect([seat.it.refused, seat.it.trial]).toEqual([null, null]);
    const sailor = new Sailor();
    aim(sailor.it, 'board/b1', undefined, true);
    turn(sailor.it, 'turn');
    no(sailor);
    vi.advanceTimersByTime(6000);
    expect(sailor.it.refused).not.toBeNull();
  });

  it('is said of the ghost that was played, which then goes', () => {
    const seat = new Seat();
    choose(seat.it, 'option', 'pass');
    no(seat, 'pass');
    expect([seat.it.pinned, seat.it.refused?.move]).toEqual([null, 'pass']);
  });
});

describe('a step that can be put back', () => {
  it('goes by the sprite that does it', () => {
    const back = [{ sprite: 'hand-wolf-0', move: 'pick W' }];
    const seat = new (class extends Seat {
      override readonly now = { choices: { ...choices, back } } as Now;
    })();
    expect(seat.it.backs.get('hand-wolf-0')?.move).toBe('pick W');
    expect(new Seat().it.backs.size).toBe(0);
  });
});

describe('a move that is chosen', () => {
  it('is sent at once, for the table to say whether it can be taken back', () => {
    const seat = new Seat();
    choose(seat.it, 'option', 'pass');
    expect([seat.asked, seat.played]).toEqual([[], ['pass']]);
  });

  it('stands as a ghost until it is confirmed, if it is for good', () => {
    const seat = new Seat();
    choose(seat.it, 'piece', 'wolf');
    aim(seat.it, 'board/b1');
    expect(seat.played).toEqual(['Wb1']);
    sure(seat, 'Wb1');
    expect([seat.it.pinned?.move, seat.it.preview?.undo]).toEqual(['Wb1', false]);
    aim(seat.it, 'board/b1');
    expect(seat.played).toEqual(['Wb1', 'Wb1!']);
  });

  it('does not count as meant while it is on its way, before its player could see what it does', () => {
    const seat = new Seat();
    choose(seat.it, 'option', 'pass');
    confirm(seat.it);
    expect(seat.played).toEqual(['pass', 'pass']);
  });

  it('is forgotten, and its answer too, once something else has been chosen', () => {
    const seat = new Seat();
    choose(seat.it, 'option', 'pass');
    choose(seat.it, 'piece', 'wolf');
    answer(seat, 'pass');
    expect([seat.it.pinned, seat.it.preview]).toEqual([null, null]);
  });

  it('is considered again if the position changes meanwhile', () => {
    const seat = new Seat();
    choose(seat.it, 'option', 'pass');
    sure(seat, 'pass');
    keepChosen(seat.it);
    vi.advanceTimersByTime(REST);
    expect([seat.it.pinned?.move, seat.it.preview, seat.asked]).toEqual(['pass', null, ['pass']]);
  });
});

describe('what a ghost would do', () => {
  it('is asked when it comes to rest, and only once', () => {
    const seat = new Seat();
    choose(seat.it, 'piece', 'wolf');
    hover(seat.it, { cell: 'board/a1', x: 0, y: 0 });
    vi.advanceTimersByTime(REST - 1);
    hover(seat.it, { cell: 'board/b1', x: 48, y: 0 });
    vi.advanceTimersByTime(REST - 1);
    expect(seat.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seat.asked).toEqual(['Wb1']);
    answer(seat, 'Wb1');
    hover(seat.it, { cell: 'board/c1', x: 96, y: 0 });
    hover(seat.it, { cell: 'board/b1', x: 48, y: 0 });
    vi.advanceTimersByTime(REST);
    expect([seat.asked, seat.it.preview?.undo]).toEqual([['Wb1'], true]);
  });
});

describe('a finger with a piece of one cell', () => {
  it('is shown where it would lie, and places it by a second tap', () => {
    const seat = new Seat();
    choose(seat.it, 'piece', 'wolf');
    aim(seat.it, 'board/b1', { x: 48, y: 0 }, true);
    expect([seat.it.pinned?.move, seat.played]).toEqual(['Wb1', []]);
    aim(seat.it, 'board/b1', { x: 48, y: 0 }, true);
    expect(seat.played).toEqual(['Wb1!']); // it was shown: nothing is asked twice
  });

  it('moves it by a tap elsewhere, and takes it back by a tap on the piece', () => {
    const seat = new Seat();
    seat.it.picked = [['place', 'board/a1']];
    choose(seat.it, 'piece', 'wolf', true);
    aim(seat.it, 'board/b1', { x: 48, y: 0 }, true);
    expect([seat.it.pinned?.move, seat.played]).toEqual(['Wb1', []]);
    seat.it.picked = [['place', 'board/b1'], ['piece', 'wolf']];
    choose(seat.it, 'piece', 'wolf', true);
    expect([seat.it.pinned, seat.it.picked, seat.played]).toEqual([null, [], []]);
  });

  it('keeps it in hand when it taps where only something else can go', () => {
    const seat = new (class extends Seat {
      override readonly now = {
        choices: {
          sets: [['a1'], ['b1']],
          roots: [
            {
              facet: 'piece',
              branches: [
                { value: 'wolf', places: { cells: 0, move: 'W{}' } },
                { value: 'rat', places: { cells: 1, move: 'R{}' } },
              ],
            },
          ],
          routes: [{ moves: ['>e'], place: 'board/b1' }],
        } as Choices,
      } as Now;
    })();
    choose(seat.it, 'piece', 'wolf', true);
    expect(seat.it.pinned?.move).toBe('Wa1');
    aim(seat.it, 'board/b1', { x: 48, y: 0 }, true);
    expect([seat.it.pinned?.move, seat.inquired.length, seat.gone, seat.played]).toEqual(['Wa1', 1, [], []]);
  });

  it('keeps its ghost when it taps where nothing goes, and is told why without a scolding', () => {
    const seat = new Seat();
    choose(seat.it, 'piece', 'wolf');
    aim(seat.it, 'board/b1', { x: 48, y: 0 }, true);
    aim(seat.it, 'board/c1', { x: 96, y: 0 }, true);
    expect(seat.inquired).toEqual([{ piece: 'wolf', place: 'board/c1' }]);
    no(seat);
    expect([seat.it.pinned?.move, seat.it.trial]).toEqual(['Wb1', null]);
    expect([seat.it.refused?.reason.id, seat.it.scolds]).toEqual(['no', null]);
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
    expect(seat.it.carries('wolf')).toBe('place');
    lift(seat.it, 'wolf');
    hover(seat.it, { cell: 'board/b1', x: 48, y: 0 });
    expect([seat.it.hovered?.move, seat.it.pinned, seat.played]).toEqual(['Wb1', null, []]);
    expect(land(seat.it, { cell: 'board/b1', x: 48, y: 0 }, false)).toBe(true);
    expect([seat.it.aloft, seat.played]).toEqual([false, ['Wb1']]);
  });

  it('asks why where it does not go', () => {
    const seat = new Carrier();
    lift(seat.it, 'wolf');
    expect(land(seat.it, { cell: 'board/c1', x: 96, y: 0 }, false)).toBe(false);
    expect([seat.inquired, seat.played]).toEqual([[{ piece: 'wolf', place: 'board/c1' }], []]);
  });

  it('leaves everything as it was where there is nothing', () => {
    const seat = new Carrier();
    lift(seat.it, 'wolf');
    regret(seat.it);
    expect([seat.it.picked, seat.it.aloft, seat.it.begun]).toEqual([[], false, false]);
  });
});

/** A seat at a larger sea, where a piece of three fits lengthways in a corner and crossways far off. */
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
  it('stays where it does not fit that way round, and turns back', () => {
    const seat = new Sailor();
    aim(seat.it, 'board/b1', undefined, true);
    expect(seat.it.pinned?.move).toBe('along a1');
    turn(seat.it, 'turn');
    expect(seat.it.pinned).toBeNull();
    expect(seat.it.trial?.cells).toContain('board/b1');
    expect(seat.inquired).toMatchObject([{ turn: '90' }]);
    turn(seat.it, 'turn');
    expect([seat.it.pinned?.move, seat.it.trial]).toEqual(['along a1', null]);
    expect(seat.played).toEqual([]);
  });
});

/** A seat at a sea where a piece of three lies lengthways at either end of a row, or one further. */
class Pilot extends Sailor {
  override readonly placesAgain: boolean = false;
  override readonly now = {
    choices: {
      sets: [['a1', 'b1', 'c1', 'e1']],
      roots: [
        {
          facet: 'piece',
          branches: [
            { value: 'eel', places: { cells: 0, move: 'eel {}', covers: [[0, 0], [1, 0], [2, 0]] } },
          ],
        },
      ],
    } as Choices,
  } as Now;
}

describe('a finger with a shape', () => {
  const taps = (seat: Seat, ...cells: string[]): (string | undefined)[] =>
    cells.map((cell) => {
      aim(seat.it, `board/${cell}`, seat.it.ground.spot(`board/${cell}`), true);
      return seat.it.pinned?.move;
    });

  it('moves its ghost by a tap inside it, and never places it', () => {
    const seat = new Pilot();
    expect(taps(seat, 'b1', 'c1', 'c1', 'b1', 'd1')).toEqual(['eel a1', 'eel b1', 'eel b1', 'eel a1', 'eel c1']);
    expect(seat.played).toEqual([]);
  });

  it('moves it as far as it can where it cannot go as far as the finger', () => {
    const seat = new Pilot();
    // Held by its middle, it would have to lie on d1; it lies on c1 or e1.
    expect(taps(seat, 'd1', 'e1')).toEqual(['eel c1', 'eel e1']);
    expect(seat.played).toEqual([]);
  });

  it('places it by a second tap on the same cell, for somebody who wants that', () => {
    const seat = new (class extends Pilot {
      override readonly placesAgain = true;
    })();
    taps(seat, 'b1', 'c1');
    expect(seat.played).toEqual([]);
    taps(seat, 'c1');
    expect(seat.played).toEqual(['eel b1!']);
  });

  it('is unlike a mouse, whose click on the ghost means it', () => {
    const seat = new Pilot();
    taps(seat, 'b1');
    aim(seat.it, 'board/c1');
    expect(seat.played).toEqual(['eel a1!']);
  });
});

/** A seat at that sea, with a piece that lies in three ways around c3: to its left; beside it; up and down
 *  over it, or only up. */
class Diver extends Sailor {
  override readonly now = {
    choices: {
      sets: [['a3'], ['b1'], ['c1', 'c2']],
      roots: [
        {
          facet: 'piece',
          branches: [
            {
              value: 'eel',
              then: {
                facet: 'turn',
                branches: [
                  { value: '0', places: { cells: 0, move: 'left {}', covers: [[0, 0], [1, 0], [2, 0]] } },
                  { value: '90', places: { cells: 1, move: 'near {}', covers: [[0, 0], [0, 1], [0, 2]] } },
                  { value: '180', places: { cells: 2, move: 'over {}', covers: [[0, 0], [0, 1], [0, 2]] } },
                ],
              },
            },
          ],
        },
      ],
    } as Choices,
  } as Now;
}

describe('pointing at a cell', () => {
  const c3 = { cell: 'board/c3', x: 96, y: 144 };

  it('and turning shows every way to cover it, and no other', () => {
    const seat = new Diver();
    hover(seat.it, c3);
    const offered = [0, 1, 2].map(() => {
      const { move } = seat.it.hand!;
      turn(seat.it, 'turn');
      return move;
    });
    expect(offered).toEqual(['left a3', 'over c2', 'left a3']);
  });

  it('goes on following the pointer after a turn', () => {
    const seat = new Diver();
    hover(seat.it, c3);
    turn(seat.it, 'turn');
    expect([seat.it.hand?.move, seat.it.turnedGhost]).toEqual(['over c2', null]);
  });

  it('by a finger finds the same, however often its ghost is turned', () => {
    const seat = new Diver();
    aim(seat.it, 'board/c3', c3, true);
    const shown = [0, 1, 2, 3].map(() => {
      const { pinned } = seat.it;
      turn(seat.it, 'turn');
      return pinned?.move;
    });
    expect(shown).toEqual(['left a3', 'near b1', 'over c2', 'left a3']);
  });
});

describe('a finger', () => {
  it('is shown a route before it is taken', () => {
    const seat = new Sailor();
    aim(seat.it, 'board/d4', undefined, true);
    vi.advanceTimersByTime(REST);
    expect([seat.gone, seat.asked]).toEqual([[], []]);
    aim(seat.it, 'board/d4', undefined, true);
    expect(seat.gone).toEqual(['>e', '>e']);
  });

  it('is shown a piece at the place it pointed to before', () => {
    const seat = new Seat();
    aim(seat.it, 'board/a1', undefined, true);
    cancel(seat.it);
    seat.it.picked = [['place', 'board/a1']];
    choose(seat.it, 'piece', 'wolf', true);
    expect([seat.it.pinned?.move, seat.played]).toEqual(['Wa1', []]);
  });
});

describe('the only thing left to do', () => {
  it('is meant', () => {
    const lone: Choices = { roots: [{ facet: 'option', branches: [{ value: 'end', move: 'end' }] }] };
    const seat = new (class extends Seat {
      override readonly now = { choices: lone } as Now;
    })();
    choose(seat.it, 'option', 'end');
    const other = new Seat();
    choose(other.it, 'option', 'pass');
    expect([seat.played, other.played]).toEqual([['end!'], ['pass']]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { cancel, choose, REST } from './choose';
import { aim, hover } from './point';
import { turn } from './turn';
import type { Choices, Now } from '../line/protocol';
import { no, Sailor, Seat } from '../testing/seat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

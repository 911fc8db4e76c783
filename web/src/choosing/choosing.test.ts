import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  cancel,
  choose,
  confirm,
  doubt,
  foresee,
  keepChosen,
  REST,
} from './choose';
import { land, lift, regret } from './lift';
import { aim, hover } from './point';
import { turn } from './turn';
import type { Area, Choices, Now, Preview } from '../line/protocol';
import { board, choices, no, Sailor, Seat } from '../testing/seat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const preview = (undo: boolean): Preview => ({ events: [], now: null, then: null, undo });
/** The table answers the first thing it was asked, or the given question. */
const answer = ({ it }: Seat, move: string, request = 1): void =>
  foresee(it, { move, preview: preview(true), request });
/** The table asks back. */
const sure = ({ it }: Seat, move: string): void => doubt(it, { move, preview: preview(false) });

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

describe('what was asked for in words', () => {
  it('is what a place is for: nothing else goes there, however far a route leads', () => {
    const seat = new (class extends Seat {
      override readonly now = {
        choices: {
          sets: [['a1'], ['a1', 'b1']],
          roots: [
            { facet: 'option', explicit: true, branches: [{ value: 'throw', places: { cells: 0, move: 'T{}' } }] },
            { facet: 'piece', branches: [{ value: 'ship', places: { cells: 1, move: 'S{}' } }] },
          ],
          routes: [{ moves: ['>e', '>e'], place: 'board/c1' }],
        } as Choices,
      } as Now;
    })();
    choose(seat.it, 'option', 'throw');
    cancel(seat.it);
    expect(seat.it.routes).toHaveLength(1);
    seat.it.picked = [['option', 'throw']];
    expect(seat.it.routes).toEqual([]);
    aim(seat.it, 'board/b1'); // only the ship could go there
    aim(seat.it, 'board/c1'); // only by a route
    expect([seat.gone, seat.played, seat.it.picked]).toEqual([[], [], [['option', 'throw']]]);
    expect(seat.inquired).toEqual([
      { option: 'throw', place: 'board/b1' },
      { option: 'throw', place: 'board/c1' },
    ]);
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

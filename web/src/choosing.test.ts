import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Choosing, REST } from './choosing.svelte';
import type { Choice } from './facets';
import type { Area, Choices, Now, Preview } from './protocol';

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
  protected go(): void {}

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

  it('is not meant before its player could see what it does', () => {
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

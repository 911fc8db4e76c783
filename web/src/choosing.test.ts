import { describe, expect, it } from 'vitest';

import { Choosing } from './choosing.svelte';
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
  protected play(choice: Choice): void {
    this.played.push(choice.move);
  }
  protected inquire(facets: Choice['facets']): void {
    this.inquired.push(facets);
  }
  protected go(): void {}

  /** The table answers. */
  answer(move: string, undo: boolean): void {
    this.foresee(move, { events: [], now: null, then: null, undo } satisfies Preview);
  }
  /** Something else has happened at the table. */
  disturb(same = false): void {
    this.keepChosen(same);
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

describe('a move that is meant', () => {
  it('is made once the table says that it can be taken back', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    expect([seat.asked, seat.played]).toEqual([['pass'], []]);
    expect(seat.pinned?.move).toBe('pass');
    seat.answer('pass', true);
    expect(seat.played).toEqual(['pass']);
  });

  it('stands as a ghost where it is for good, until it is confirmed', () => {
    const seat = new Seat();
    seat.choose('piece', 'wolf');
    seat.choose('place', 'board/b1');
    seat.answer('Wb1', false);
    expect(seat.played).toEqual([]);
    expect(seat.wanted).toBe(false);
    seat.aim('board/b1');
    expect(seat.played).toEqual(['Wb1']);
  });

  it('is made by a second click before the table has answered', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.choose('option', 'pass');
    expect(seat.played).toEqual(['pass']);
  });

  it('is not made by an answer that comes after something else was chosen', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.choose('piece', 'wolf');
    seat.choose('place', 'board/a1');
    seat.answer('pass', true);
    expect(seat.played).toEqual([]);
    seat.cancel();
    seat.answer('Wa1', true);
    expect(seat.played).toEqual([]);
  });

  it('waits to be confirmed if the position changes meanwhile', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.disturb();
    expect(seat.asked).toEqual(['pass', 'pass']);
    seat.answer('pass', true);
    expect([seat.pinned?.move, seat.played]).toEqual(['pass', []]);
  });

  it('is asked about again and made if the same position is told once more', () => {
    const seat = new Seat();
    seat.choose('option', 'pass');
    seat.disturb(true);
    expect(seat.asked).toEqual(['pass', 'pass']);
    seat.answer('pass', true);
    expect(seat.played).toEqual(['pass']);
  });
});

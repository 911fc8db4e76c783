/** A seat to choose at, for tests: it notes what is asked and played. */

import { refuse } from '../choosing/choose';
import { Choosing, type Desk } from '../choosing/choosing.svelte';
import type { Choice } from '../choosing/facets';
import type { Area, Choices, Now, Route } from '../line/protocol';

const cells = ['a1', 'b1'].map((key, at) => ({ key, x: 48 * at, y: 0, name: { id: key } }));
export const board: Area = {
  key: 'board',
  role: 'board',
  title: { id: 'area_board' },
  box: [0, 0, 96, 48],
  lattice: { shape: 'square', size: 48, cells },
};
export const choices: Choices = {
  sets: [['a1', 'b1']],
  roots: [
    { facet: 'piece', branches: [{ value: 'wolf', places: { cells: 0, move: 'W{}' } }] },
    { facet: 'option', branches: [{ value: 'pass', move: 'pass' }] },
  ],
};

/** A table that notes what is asked and played, and the choosing at it. */
export class Seat implements Desk {
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

/** The table says why not. */
export const no = ({ it }: Seat, move = ''): void =>
  refuse(it, { reason: { id: 'no' }, clause: '', cells: [], move });

/** A seat at a larger sea, where a piece of three fits lengthways in a corner and crossways far off. */
export class Sailor extends Seat {
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

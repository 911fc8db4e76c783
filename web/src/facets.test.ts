import { describe, expect, it } from 'vitest';
import {
  agree,
  attempt,
  choose,
  coverage,
  cycle,
  expand,
  only,
  placeAt,
  proposal,
  settled,
  values,
  type Picked,
} from './facets';
import type { Choices, Lattice } from './protocol';

const tokens: Choices = {
  sets: [['a1', 'b1'], ['b1']],
  roots: [
    {
      facet: 'piece',
      branches: [
        { value: 'wolf-0', places: { cells: 0, move: 'W{}', undo: false }, words: { id: 'wolf' } },
        { value: 'wolf-1', places: { cells: 0, move: 'W{}', undo: false } },
        { value: 'rat', places: { cells: 1, move: 'R{}' } },
      ],
    },
    { facet: 'option', branches: [{ value: 'pass', move: 'pass', undo: false }] },
  ],
};

const shapes: Choices = {
  sets: [['a1', 'b1'], ['a1']],
  roots: [
    {
      facet: 'piece',
      branches: [
        {
          value: 'bar',
          then: {
            facet: 'turn',
            branches: [
              {
                value: '0',
                places: {
                  cells: 0,
                  move: 'bar{}',
                  covers: [
                    [0, 0],
                    [1, 0],
                  ],
                },
              },
              {
                value: '90',
                places: {
                  cells: 1,
                  move: 'bar{}t',
                  covers: [
                    [0, 0],
                    [0, 1],
                  ],
                },
              },
            ],
          },
        },
      ],
    },
  ],
};

const square: Lattice = {
  shape: 'square',
  size: 48,
  cells: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((key, at) => ({
    key,
    x: 24 + 48 * (at % 3),
    y: 24 + 48 * Math.floor(at / 3),
    name: { id: key },
  })),
};

describe('expanding', () => {
  const all = expand(tokens);

  it('gives every move with its facets', () => {
    expect(all.map((choice) => choice.move)).toEqual(['Wa1', 'Wb1', 'Wa1', 'Wb1', 'Rb1', 'pass']);
    expect(all[0]).toMatchObject({
      facets: { piece: 'wolf-0', place: 'a1' },
      undo: false,
      template: 'W{}',
      words: { piece: { id: 'wolf' } },
    });
    expect(all[4]?.undo).toBe(true);
    expect(all[5]).toMatchObject({ facets: { option: 'pass' }, undo: false });
  });

  it('walks into deeper forks', () => {
    expect(expand(shapes).map((choice) => [choice.move, choice.facets.turn])).toEqual([
      ['bara1', '0'],
      ['barb1', '0'],
      ['bara1t', '90'],
    ]);
  });

  it('gives nothing for no choices', () => {
    expect(expand({})).toEqual([]);
  });
});

describe('narrowing', () => {
  const all = expand(tokens);

  it('works in any order', () => {
    const pieceFirst = choose(all, choose(all, [], 'piece', 'rat'), 'place', 'b1');
    const placeFirst = choose(all, choose(all, [], 'place', 'b1'), 'piece', 'rat');
    expect(only(agree(all, pieceFirst))?.move).toBe('Rb1');
    expect(only(agree(all, placeFirst))?.move).toBe('Rb1');
  });

  it('counts two alike pieces as one move', () => {
    const [rats, wolves] = [choose(all, [], 'place', 'b1'), choose(all, [], 'place', 'a1')];
    expect(only(agree(all, rats))).toBeNull();
    expect(only(agree(all, wolves))?.move).toBe('Wa1');
    expect(values(agree(all, rats), 'piece')).toEqual(['wolf-0', 'wolf-1', 'rat']);
  });

  it('gives up what does not go with the latest choice', () => {
    const wolf: Picked = [
      ['piece', 'wolf-0'],
      ['place', 'a1'],
    ];
    expect(choose(all, wolf, 'piece', 'rat')).toEqual([['piece', 'rat']]);
    expect(choose(all, wolf, 'piece', 'wolf-1')).toEqual([
      ['place', 'a1'],
      ['piece', 'wolf-1'],
    ]);
    expect(choose(all, wolf, 'option', 'pass')).toEqual([['option', 'pass']]);
  });

  it('ignores a value that no move has', () => {
    const wolf: Picked = [['piece', 'wolf-0']];
    expect(choose(all, wolf, 'place', 'z9')).toBe(wolf);
  });

  it('settles a facet with one value left', () => {
    expect(settled(all, [])).toEqual({});
    expect(settled(all, [['piece', 'rat']])).toEqual({ piece: 'rat', place: 'b1' });
    expect(settled(all, [['option', 'pass']])).toEqual({ option: 'pass' });
    expect(settled(expand(shapes), [])).toEqual({ piece: 'bar' });
  });
});

describe('places', () => {
  const all = expand(shapes);
  const covered = coverage(square);

  it('knows what a move covers', () => {
    expect(all.map((choice) => covered(choice))).toEqual([
      ['a1', 'b1'],
      ['b1', 'c1'],
      ['a1', 'a2'],
    ]);
  });

  it('leaves out what lies outside the lattice', () => {
    const [choice] = expand({
      sets: [['c1']],
      roots: [
        {
          facet: 'piece',
          branches: [
            {
              value: 'p',
              places: {
                cells: 0,
                move: '{}',
                covers: [
                  [0, 0],
                  [1, 0],
                ],
              },
            },
          ],
        },
      ],
    });
    expect(covered(choice!)).toEqual(['c1']);
  });

  it('finds a move by any cell that it covers, the place itself first', () => {
    expect(placeAt(all, 'b1', covered)).toBe('b1');
    expect(placeAt(all, 'c1', covered)).toBe('b1');
    expect(placeAt(all, 'a2', covered)).toBe('a1');
    expect(placeAt(all, 'c2', covered)).toBeNull();
  });

  it('walks hexes by axial offsets', () => {
    const size = 60;
    const hexes: Lattice = {
      shape: 'hex',
      size,
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
      ].map(([q, r]) => ({
        key: `${q},${r}`,
        x: Math.sqrt(3) * size * (q! + r! / 2),
        y: 1.5 * size * r!,
        name: { id: 'hex' },
      })),
    };
    const [choice] = expand({
      sets: [['0,0']],
      roots: [
        {
          facet: 'piece',
          branches: [
            {
              value: 'p',
              places: {
                cells: 0,
                move: '{}',
                covers: [
                  [0, 0],
                  [1, 0],
                  [0, 1],
                ],
              },
            },
          ],
        },
      ],
    });
    expect(coverage(hexes)(choice!)).toEqual(['0,0', '1,0', '0,1']);
  });

  it('writes a try at an illegal cell', () => {
    expect(attempt(agree(expand(tokens), [['piece', 'rat']]), 'c3')).toBe('Rc3');
    expect(attempt(agree(expand(tokens), [['option', 'pass']]), 'c3')).toBeNull();
  });
});

describe('ghosts', () => {
  const all = expand(shapes);

  it('proposes the first turn when only turns are left', () => {
    expect(proposal(all)).toBeNull();
    const here = choose(all, [], 'place', 'a1');
    expect(only(agree(all, here))).toBeNull();
    expect(proposal(agree(all, here))?.move).toBe('bara1');
  });

  it('cycles through the turns left', () => {
    const here = choose(all, [], 'place', 'a1');
    const current = proposal(agree(all, here));
    const turned = cycle(all, here, current, 'turn', 1);
    expect(proposal(agree(all, turned))?.move).toBe('bara1t');
    const back = cycle(all, turned, proposal(agree(all, turned)), 'turn', 1);
    expect(proposal(agree(all, back))?.move).toBe('bara1');
  });

  it('does not cycle what has no values', () => {
    expect(cycle(all, [], null, 'mirror', 1)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  agree,
  choose,
  cycle,
  degrees,
  expand,
  fits,
  live,
  offered,
  only,
  proposal,
  pulls,
  settled,
  values,
  type Choice,
  type Picked,
} from './facets';
import type { Choices } from '../line/protocol';

const tokens: Choices = {
  sets: [['a1', 'b1'], ['b1']],
  roots: [
    {
      facet: 'piece',
      branches: [
        { value: 'wolf-0', places: { cells: 0, move: 'W{}' }, words: { id: 'wolf' } },
        { value: 'wolf-1', places: { cells: 0, move: 'W{}' } },
        { value: 'rat', places: { cells: 1, move: 'R{}' } },
      ],
    },
    { facet: 'option', branches: [{ value: 'pass', move: 'pass' }] },
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

describe('turns', () => {
  const turn = (value: string): Choice => ({ ...expand(shapes)[0]!, facets: { turn: value } });

  it('go clockwise, in whatever order the tree has them', () => {
    expect(values(['240', '0', '60'].map(turn), 'turn')).toEqual(['0', '60', '240']);
    expect(values(['upright', 'flat'].map(turn), 'turn')).toEqual(['upright', 'flat']);
  });

  it('turn a piece by degrees; names do not', () => {
    expect(['90', '22.5', 'flat', undefined].map(degrees)).toEqual([90, 22.5, 0, 0]);
  });
});

describe('expanding', () => {
  const all = expand(tokens);

  it('gives every move with its facets', () => {
    expect(all.map((choice) => choice.move)).toEqual(['Wa1', 'Wb1', 'Wa1', 'Wb1', 'Rb1', 'pass']);
    expect(all[0]).toMatchObject({
      facets: { piece: 'wolf-0', place: 'board/a1' },
      words: { piece: { id: 'wolf' } },
    });
    expect(all[5]).toMatchObject({ facets: { option: 'pass' } });
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
    const pieceFirst = choose(all, choose(all, [], 'piece', 'rat'), 'place', 'board/b1');
    const placeFirst = choose(all, choose(all, [], 'place', 'board/b1'), 'piece', 'rat');
    expect(only(agree(all, pieceFirst))?.move).toBe('Rb1');
    expect(only(agree(all, placeFirst))?.move).toBe('Rb1');
  });

  it('counts two identical pieces as one move', () => {
    const [rats, wolves] = [choose(all, [], 'place', 'board/b1'), choose(all, [], 'place', 'board/a1')];
    expect(only(agree(all, rats))).toBeNull();
    expect(only(agree(all, wolves))?.move).toBe('Wa1');
    expect(values(agree(all, rats), 'piece')).toEqual(['wolf-0', 'wolf-1', 'rat']);
  });

  it('gives up what does not go with the latest choice', () => {
    const wolf: Picked = [
      ['piece', 'wolf-0'],
      ['place', 'board/a1'],
    ];
    expect(choose(all, wolf, 'piece', 'rat')).toEqual([['piece', 'rat']]);
    expect(choose(all, wolf, 'piece', 'wolf-1')).toEqual([
      ['place', 'board/a1'],
      ['piece', 'wolf-1'],
    ]);
    expect(choose(all, wolf, 'option', 'pass')).toEqual([['option', 'pass']]);
  });

  it('ignores a value that no move has', () => {
    const wolf: Picked = [['piece', 'wolf-0']];
    expect(choose(all, wolf, 'place', 'board/z9')).toBe(wolf);
  });

  it('settles a facet with one value left', () => {
    expect(settled(all, [])).toEqual({});
    expect(settled(all, [['piece', 'rat']])).toEqual({ piece: 'rat', place: 'board/b1' });
    expect(settled(all, [['option', 'pass']])).toEqual({ option: 'pass' });
    expect(settled(expand(shapes), [])).toEqual({ piece: 'bar' });
  });
});

describe('ghosts', () => {
  const all = expand(shapes);

  it('proposes the first turn when only turns are left', () => {
    expect(proposal(all)).toBeNull();
    const here = choose(all, [], 'place', 'board/a1');
    expect(only(agree(all, here))).toBeNull();
    expect(proposal(agree(all, here))?.move).toBe('bara1');
  });

  it('cycles through the turns left', () => {
    const here = choose(all, [], 'place', 'board/a1');
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

/** A tile that can be placed, or thrown away for a step: the latter only explicitly. */
const tiles: Choices = {
  sets: [['a1'], ['a1', 'b1']],
  roots: [
    {
      facet: 'piece',
      branches: [
        { value: 'tile', places: { cells: 0, move: 'T{}' } },
        { value: 'other', places: { cells: 0, move: 'O{}' } },
      ],
    },
    {
      facet: 'option',
      explicit: true,
      branches: [
        {
          value: 'discard-tile',
          words: { id: 'discard' },
          drag: ['tile', 'ship'],
          places: { cells: 1, move: 'X{}' },
        },
      ],
    },
  ],
};

describe('what is only ever chosen explicitly', () => {
  const all = expand(tiles);
  const moves = (picked: Picked): string[] => agree(all, picked).map(({ move }) => move);

  it('takes no part until its own value is chosen', () => {
    expect(moves([])).toEqual(['Ta1', 'Oa1']);
    expect(moves([['place', 'board/b1']])).toEqual([]);
    expect(fits(all, [['place', 'board/b1']]).map(({ move }) => move)).toEqual(['Xb1']);
    expect(values(live(all, []), 'option')).toEqual([]);
    expect(moves([['option', 'discard-tile']])).toEqual(['Xa1', 'Xb1']);
  });

  it('is never chosen because nothing else is left', () => {
    expect(settled(all, [['place', 'board/b1']])).toEqual({});
    expect(only(agree(all, [['place', 'board/b1']]))).toBeNull();
  });

  it('is still offered as a button', () => {
    expect(values(offered(all, [], 'option'), 'option')).toEqual(['discard-tile']);
    const picked = choose(all, [['place', 'board/b1']], 'option', 'discard-tile');
    expect(moves(picked)).toEqual(['Xb1']);
  });

  it('is chosen by dragging', () => {
    expect(pulls(tiles)).toEqual([
      { from: 'tile', to: 'ship', picked: [['option', 'discard-tile']] },
    ]);
  });

  it('is asked for again below another such fork', () => {
    const deep = expand({
      roots: [
        {
          facet: 'piece',
          explicit: true,
          branches: [
            {
              value: 'p',
              then: { facet: 'option', explicit: true, branches: [{ value: 'o', move: 'po' }] },
            },
          ],
        },
      ],
    });
    expect(offered(deep, [], 'option')).toEqual([]);
    expect(values(offered(deep, [['piece', 'p']], 'option'), 'option')).toEqual(['o']);
    expect(agree(deep, [['piece', 'p']])).toEqual([]);
    expect(agree(deep, [['piece', 'p'], ['option', 'o']])).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { expand, type Choice } from './facets';
import {
  closest,
  following,
  Ground,
  nearest,
  shaped,
  snapped,
  towards,
  turned,
} from './placement';
import type { Choices, Lattice } from '../line/protocol';

const SIZE = 48;
/** Five by four cells, a1 in the upper left. */
const square: Lattice = {
  shape: 'square',
  size: SIZE,
  cells: [1, 2, 3, 4].flatMap((row) =>
    [...'abcde'].map((column, at) => ({
      key: `${column}${row}`,
      x: SIZE * (at + 0.5),
      y: SIZE * (row - 0.5),
      name: { id: 'cell' },
    })),
  ),
};
const ground = new Ground({ key: 'board', lattice: square });
const middle = (cell: string) => ground.spot(cell)!;

describe('parts of cells', () => {
  it('lie where their cell has them, and a move to one covers nothing else', () => {
    const part = { key: '1', x: 10, y: -5, outline: '', name: { id: 'part' } };
    const [first] = square.cells;
    const parted = { ...square, cells: [{ ...first!, parts: [part] }] };
    const map = new Ground({ key: 'board', lattice: parted });
    expect(map.spot('board/a1/1')).toEqual({ x: first!.x + 10, y: first!.y - 5 });
    const [choice] = expand({
      roots: [{ facet: 'place', branches: [{ value: 'board/a1/1', move: 'put' }] }],
    });
    expect(map.covered(choice!)).toEqual(['board/a1/1']);
    expect(map.middle(choice!)).toEqual(map.spot('board/a1/1'));
  });
});

/** An L of three cells: its place is the upper left corner of the square around it, which one of its
 *  four orientations does not cover. And a bar of two. */
const L: Record<string, [number, number][]> = {
  '0': [[0, 0], [0, 1], [1, 1]],
  '90': [[0, 0], [1, 0], [0, 1]],
  '180': [[0, 0], [1, 0], [1, 1]],
  '270': [[1, 0], [0, 1], [1, 1]],
};
const corners = [1, 2, 3].flatMap((row) => [...'abcd'].map((column) => `${column}${row}`));
const choices = (without: string[] = []): Choices => ({
  sets: [
    corners.filter((cell) => !without.includes(cell)),
    square.cells.map(({ key }) => key).filter((key) => !key.startsWith('e')),
  ],
  roots: [
    {
      facet: 'piece',
      branches: [
        {
          value: 'ell',
          then: {
            facet: 'face',
            branches: ['forest', 'farm'].map((face) => ({
              value: face,
              then: {
                facet: 'turn' as const,
                branches: Object.entries(L).map(([turn, covers]) => ({
                  value: turn,
                  places: { cells: 0, move: `${face}-${turn}@{}`, covers, symbol: face },
                })),
              },
            })),
          },
        },
        {
          value: 'bar',
          places: { cells: 1, move: 'bar@{}', covers: [[0, 0], [1, 0]], symbol: 'water' },
        },
      ],
    },
  ],
});
const all = expand(choices());
const ells = all.filter(({ facets }) => facets.piece === 'ell');
const named = (move: string): Choice => all.find((choice) => choice.move === move)!;

describe('what a move covers', () => {
  it('is at its offsets, and need not be its place', () => {
    expect(ground.covered(named('forest-270@b2'))).toEqual(['board/c2', 'board/b3', 'board/c3']);
    expect(ground.covered(named('bar@d4'))).toEqual(['board/d4', 'board/e4']);
    expect(shaped(named('bar@d4'))).toBe(true);
    expect(ground.heart(named('bar@d4'))).toBe('board/d4');
  });

  it('is its place unless it says otherwise, and nothing without one', () => {
    const [token, pass] = expand({
      sets: [['c4']],
      roots: [
        { facet: 'piece', branches: [{ value: 'wolf', places: { cells: 0, move: 'W{}' } }] },
        { facet: 'option', branches: [{ value: 'pass', move: 'pass' }] },
      ],
    });
    expect(ground.covered(token!)).toEqual(['board/c4']);
    expect(ground.covered(pass!)).toEqual([]);
    expect(new Ground(undefined).covered(token!)).toEqual(['board/c4']);
  });

  it('leaves out what lies outside the lattice', () => {
    expect(ground.covered({ ...named('bar@d4'), facets: { place: 'board/e1' } })).toEqual(['board/e1']);
  });

  it('walks hexes by axial offsets', () => {
    const hexes: Lattice = {
      shape: 'hex',
      size: 60,
      cells: [[0, 0], [1, 0], [0, 1]].map(([q, r]) => ({
        key: `${q},${r}`,
        x: Math.sqrt(3) * 60 * (q! + r! / 2),
        y: 90 * r!,
        name: { id: 'hex' },
      })),
    };
    const [choice] = expand({
      sets: [['0,0']],
      roots: [
        {
          facet: 'piece',
          branches: [
            { value: 'p', places: { cells: 0, move: '{}', covers: [[0, 0], [1, 0], [0, 1]] } },
          ],
        },
      ],
    });
    expect(new Ground({ key: 'board', lattice: hexes }).covered(choice!)).toEqual([
      'board/0,0',
      'board/1,0',
      'board/0,1',
    ]);
  });
});

describe('pointing at a cell', () => {
  const at = (cell: string, dx: number, dy: number, orientation = {}): string | undefined => {
    const { x, y } = middle(cell);
    return nearest(ells, cell, { x: x + dx, y: y + dy }, orientation, ground)?.move;
  };

  it('means the move whose middle is nearest to the pointer', () => {
    // All cover c3: the one that reaches towards the pointer.
    expect(at('board/c3', 0, -20)).toBe('forest-0@c2');
    expect(at('board/c3', 20, -20)).toBe('forest-0@c2');
    expect(at('board/c3', 20, 20)).toBe('forest-0@c3');
    expect(at('board/c3', -20, -20)).toBe('forest-0@b2');
  });

  it('keeps how the ghost lay, and its face', () => {
    expect(at('board/c3', 20, 0, { face: 'farm', turn: '180' })).toBe('farm-180@c3');
    expect(at('board/c3', 20, 20, { face: 'farm', turn: '90' })).toBe('farm-90@c3');
  });

  it('takes another orientation where that one does not fit', () => {
    // Only turned by 180 can it cover the upper right corner without having its own corner there.
    expect(at('board/e1', 0, 0, { turn: '270' })).toBe('forest-270@d1');
    expect(at('board/e1', 0, 0, { turn: '0' })).toMatch(/^forest-(180|270)@d1$/);
    const few = ells.filter(({ facets }) => facets.turn === '180' && facets.place === 'board/d1');
    expect(nearest(few, 'board/e1', middle('board/e1'), { turn: '0' }, ground)?.move).toBe('forest-180@d1');
  });

  it('finds a move by a cell although its place is not covered', () => {
    const one = [named('forest-270@b2')];
    expect(nearest(one, 'board/c3', middle('board/c3'), {}, ground)?.move).toBe('forest-270@b2');
    expect(nearest(one, 'board/b2', middle('board/b2'), {}, ground)).toBeNull();
  });

  it('starts with the first piece as it lies in the hand', () => {
    expect(nearest(all, 'board/b2', middle('board/b2'), {}, ground)?.facets).toMatchObject({
      piece: 'ell',
      face: 'forest',
      turn: '0',
    });
  });
});

describe('the next place', () => {
  it('goes round everything that covers the cell with this piece and face', () => {
    const seen: string[] = [];
    let current = named('forest-0@a1');
    for (let step = 0; step < 20; step += 1) {
      current = following(ells, 'board/b2', current, 1, ground);
      if (seen.includes(current.move)) break;
      seen.push(current.move);
    }
    expect(seen).toHaveLength(12); // four orientations, three cells each
    expect(seen.every((move) => move.startsWith('forest'))).toBe(true);
    expect(seen.every((move) => ground.covered(named(move)).includes('board/b2'))).toBe(true);
    expect(following(ells, 'board/b2', named(seen[1]!), -1, ground).move).toBe(seen[0]);
  });
});

describe('turning', () => {
  it('stays over the cell if it can', () => {
    const next = turned(ells, 'board/c3', named('forest-0@b2'), 'turn', 1, ground);
    expect(next.facets).toMatchObject({ turn: '90', face: 'forest' });
    expect(ground.covered(next)).toContain('board/c3');
    expect(turned(ells, 'board/c3', next, 'turn', -1, ground).facets.turn).toBe('0');
  });

  it('goes as near as it can if not', () => {
    const only = ells.filter(({ facets }) => facets.turn === '0' || facets.place === 'board/d3');
    const next = turned(only, 'board/a1', named('forest-0@a1'), 'turn', 1, ground);
    expect(next.move).toBe('forest-90@d3');
  });

  it('changes the face in place, and does nothing where there is no other', () => {
    const next = turned(ells, 'board/c3', named('forest-90@c2'), 'face', 1, ground);
    expect(next.move).toBe('farm-90@c2');
    expect(turned(ells, 'board/c3', next, 'mirror', 1, ground).move).toBe('farm-90@c2');
  });
});

describe('moving by keys', () => {
  it('goes to the next place in the direction, over gaps', () => {
    const some = expand(choices(['c2'])).filter(({ facets }) => facets.piece === 'ell');
    const from = some.find(({ move }) => move === 'forest-0@b2')!;
    expect(towards(ells, named('forest-0@b2'), [1, 0], ground).move).toBe('forest-0@c2');
    expect(towards(some, from, [1, 0], ground).move).toBe('forest-0@d2');
    expect(towards(some, from, [0, 1], ground).move).toBe('forest-0@b3');
  });

  it('stays at the edge', () => {
    expect(towards(ells, named('forest-0@d2'), [1, 0], ground).move).toBe('forest-0@d2');
    expect(towards(ells, named('forest-0@d1'), [0, -1], ground).move).toBe('forest-0@d1');
  });
});

describe('dragging', () => {
  it('takes the nearest place as it lies, even where none covers the pointer', () => {
    const far = { x: 1000, y: 60 };
    expect(closest(ells, far, named('farm-180@a1').facets, ground)?.move).toBe('farm-180@d1');
    expect(closest([], far, {}, ground)).toBeNull();
  });
});

describe('a failed try', () => {
  it('lies with its middle on the cell, and on the lattice if it can', () => {
    expect(ground.placedOver(named('bar@a1'), 'board/e1')).toEqual({ place: 'board/d1', cells: ['board/d1', 'board/e1'] });
    const ell = ground.placedOver(named('forest-270@a1'), 'board/c3');
    expect(ell?.cells).toContain('board/c3');
    expect(ell?.cells).toHaveLength(3);
    expect(ground.placedOver(named('bar@a1'), 'board/z9')).toBeNull();
  });
});

describe('a shape that is carried', () => {
  const forest = expand(choices(['b2'])).filter(({ move }) => move.startsWith('forest'));
  const form = forest.find(({ move }) => move === 'forest-0@a1')!;
  const held = (cell: string, across = 0, down = 0): Choice | null => {
    const { x, y } = middle(`board/${cell}`);
    return snapped(forest, `board/${cell}`, { x: x + across, y: y + down }, form, ground);
  };

  it('falls into the place that its middle is near, as it lies', () => {
    expect(held('c3', -8, 8)?.move).toBe('forest-0@c2');
    expect(held('d1')?.move).toBe('forest-0@d1');
  });

  it('falls over the cell below it where no such place is near', () => {
    const far = snapped(forest, 'board/e4', { x: 400, y: 400 }, form, ground);
    expect(far && ground.covered(far)).toContain('board/e4');
    expect(snapped(forest, '', { x: 400, y: 400 }, form, ground)).toBeNull();
  });

  it('is drawn around its middle', () => {
    const cells = ground.form(form);
    expect(cells).toHaveLength(3);
    expect(cells.reduce((sum, { x, y }) => sum + x + y, 0)).toBeCloseTo(0);
  });

  it('is tried as near as it can be without leaving the sheet', () => {
    const turned = forest.find(({ move }) => move === 'forest-270@a1')!;
    const tried = ground.placedOver(turned, 'board/a1', []);
    expect(tried?.place).toBe('board/a1');
    expect(ground.placedOver(turned, 'board/a1', [turned])?.place).not.toBe('board/a1');
  });
});

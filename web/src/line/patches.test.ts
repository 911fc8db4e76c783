import { describe, expect, it } from 'vitest';
import { apply } from './patches';
import type { Area, Sprite, Text } from './protocol';

const sprite = (key: string, x = 0): Sprite => ({ key, symbol: 'token', x, y: 0 });
const area = (key: string, sprites: Sprite[]): Area => ({
  key,
  role: 'board',
  title: { id: key },
  box: [0, 0, 100, 100],
  sprites,
});
const keys = (it: Area | undefined): string[] => (it?.sprites ?? []).map(({ key }) => key);

describe('patches', () => {
  const board = area('board', [sprite('a'), sprite('b'), sprite('c')]);
  const hand = area('hand', [sprite('h')]);

  it('changes in place, adds at the end, takes away', () => {
    const [next] = apply(
      [board],
      [{ area: 'board', put: [sprite('d'), sprite('a', 9)], gone: ['b'] }],
    );
    expect(keys(next)).toEqual(['a', 'c', 'd']);
    expect(next?.sprites?.[0]?.x).toBe(9);
  });

  it('leaves every other object the very same', () => {
    const next = apply([board, hand], [{ area: 'hand', gone: ['h'] }]);
    expect(next[0]).toBe(board);
    expect(keys(next[1])).toEqual([]);
    expect(keys(board)).toEqual(['a', 'b', 'c']);
  });

  it('changes lines from the first that is new to the last, and keeps them when none are sent', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Text, Text, Text, Text];
    const [told] = apply([board], [{ area: 'board', lines: { at: 0, put: [a, b, d] } }]);
    expect(told?.lines).toEqual([a, b, d]);
    const [kept] = apply([told!], [{ area: 'board', gone: ['none'] }]);
    expect(kept?.lines).toEqual([a, b, d]);
    const [other] = apply([kept!], [{ area: 'board', lines: { at: 1, gone: 1, put: [c, c] } }]);
    expect(other?.lines).toEqual([a, c, c, d]);
    expect(kept?.lines).toEqual([a, b, d]);
    const [none] = apply([other!], [{ area: 'board', lines: { at: 0, gone: 4 } }]);
    expect(none?.lines).toEqual([]);
  });

  it('takes strokes whole, and keeps them when none are sent', () => {
    const line = { key: 'l', points: [[0, 0]] as [number, number][], colour: 'blue' };
    const [with_line] = apply([board], [{ area: 'board', strokes: [line] }]);
    expect(with_line?.strokes).toEqual([line]);
    const [kept] = apply([with_line!], [{ area: 'board', gone: ['a'] }]);
    expect(kept?.strokes).toEqual([line]);
    const [none] = apply([kept!], [{ area: 'board', strokes: [] }]);
    expect(none?.strokes).toEqual([]);
  });

  it('opens, replaces and closes areas', () => {
    const offer = area('offer', []);
    expect(apply([board], [{ area: 'offer', whole: offer }])).toEqual([board, offer]);
    const [grown] = apply(
      [board],
      [{ area: 'board', whole: area('board', [sprite('x'), sprite('c'), sprite('a')]) }],
    );
    expect(keys(grown)).toEqual(['a', 'c', 'x']);
    expect(apply([board, hand], [{ area: 'board', closed: true }])).toEqual([hand]);
  });

  it('lets a chart grow: its box, new cells, cells of another name', () => {
    const cell = (key: string, id = key) => ({ key, x: 0, y: 0, name: { id } });
    const lattice = { shape: 'square' as const, size: 48, cells: [cell('a'), cell('b')] };
    const chart = { ...board, lattice };
    const [grown] = apply(
      [chart],
      [
        {
          area: 'board',
          box: [-48, 0, 148, 100],
          cells: [cell('c'), cell('b', 'sea')],
          cells_gone: ['a'],
        },
      ],
    );
    expect(grown?.box).toEqual([-48, 0, 148, 100]);
    expect(grown?.lattice).toEqual({ ...lattice, cells: [cell('b', 'sea'), cell('c')] });
    expect(grown?.sprites).toBe(board.sprites);
    const [same] = apply([chart], [{ area: 'board', gone: ['a'] }]);
    expect(same?.lattice).toBe(lattice);
    expect(same?.box).toEqual(board.box);
    // Without a lattice there is nothing to put cells on.
    expect(apply([board], [{ area: 'board', cells: [cell('c')] }])[0]?.lattice).toBeUndefined();
  });

  it('changes single labels and small maps', () => {
    const map = (key: string, cells: string) => ({ key, x: 0, y: 0, size: 4, width: 2, cells });
    const label = (key: string, text: string) => ({ key, x: 0, y: 0, text });
    const full = { ...board, mosaics: [map('m', 'FF'), map('n', '..')], labels: [label('l', '1')] };
    const [drawn] = apply([full], [{ area: 'board', mosaics: [map('n', 'W.')], gone: ['a'] }]);
    expect(drawn?.mosaics).toEqual([map('m', 'FF'), map('n', 'W.')]);
    expect(drawn?.labels).toBe(full.labels);
    const [told] = apply(
      [full],
      [{ area: 'board', labels: [label('k', '2')], labels_gone: ['l'], mosaics_gone: ['m'] }],
    );
    expect(told?.labels).toEqual([label('k', '2')]);
    expect(told?.mosaics).toEqual([map('n', '..')]);
  });

  it('changes what belongs together', () => {
    const group = (key: string, ...cells: string[]) => ({ key, cells });
    const full = { ...board, groups: [group('line', 'board/a1'), group('isle', 'board/b1')] };
    const longer = group('line', 'board/a1', 'board/a2');
    const patch = { area: 'board', groups: [longer], groups_gone: ['isle'] };
    expect(apply([full], [patch])[0]?.groups).toEqual([longer]);
  });

  it('ignores a patch of an area that is not there', () => {
    expect(apply([board], [{ area: 'nowhere', put: [sprite('q')] }])).toEqual([board]);
  });
});

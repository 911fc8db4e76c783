import { describe, expect, it } from 'vitest';
import { apply } from './patches';
import type { Area, Sprite } from './protocol';

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

  it('leaves everything else the very same', () => {
    const next = apply([board, hand], [{ area: 'hand', gone: ['h'] }]);
    expect(next[0]).toBe(board);
    expect(keys(next[1])).toEqual([]);
    expect(keys(board)).toEqual(['a', 'b', 'c']);
  });

  it('takes strokes and labels whole, and keeps them when nothing is said', () => {
    const line = { key: 'l', points: [[0, 0]] as [number, number][], colour: 'blue' };
    const [with_line] = apply([board], [{ area: 'board', strokes: [line] }]);
    expect(with_line?.strokes).toEqual([line]);
    const [kept] = apply([with_line!], [{ area: 'board', strokes: null, gone: ['a'] }]);
    expect(kept?.strokes).toEqual([line]);
    const [none] = apply([kept!], [{ area: 'board', strokes: [], labels: [] }]);
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

  it('ignores a patch of an area that is not there', () => {
    expect(apply([board], [{ area: 'nowhere', put: [sprite('q')] }])).toEqual([board]);
  });
});

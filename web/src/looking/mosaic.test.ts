import { describe, expect, it } from 'vitest';
import { pieces, squares } from './mosaic';

describe('a small map', () => {
  const map = { key: 'm', x: 0, y: 0, size: 4, width: 3, cells: 'F.WFFx' };
  const tiles = [
    { letter: 'F', fill: 'forest', mark: 'm.2 .8l.6 -.6', line: 'forest_line' },
    { letter: 'W', fill: 'water' },
    { letter: 'V', fill: 'village' },
  ];

  it('has the cells that references to it name, and no others', () => {
    const there = { ...map, x: 10, y: 20 };
    expect(squares(there, ['m/a1', 'other/b1', 'm/c2/0'])).toEqual([
      { x: 12, y: 22 },
      { x: 20, y: 26 },
    ]);
    expect(squares(there, [])).toEqual([]);
  });

  it('is one path for each letter it contains, and one for its marks', () => {
    expect(pieces(map, tiles)).toEqual([
      {
        letter: 'F',
        fill: 'forest',
        line: 'forest_line',
        cells: 'M0 0h1v1h-1zM0 1h1v1h-1zM1 1h1v1h-1z',
        marks: 'M0 0m.2 .8l.6 -.6M0 1m.2 .8l.6 -.6M1 1m.2 .8l.6 -.6',
      },
      { letter: 'W', fill: 'water', line: 'ink', cells: 'M2 0h1v1h-1z', marks: '' },
    ]);
  });
});

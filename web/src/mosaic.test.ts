import { describe, expect, it } from 'vitest';
import { pieces } from './mosaic';

describe('a small map', () => {
  const map = { key: 'm', x: 0, y: 0, size: 4, width: 3, cells: 'F.WFFx' };
  const tiles = [
    { letter: 'F', fill: 'forest', mark: 'm.2 .8l.6 -.6', line: 'forest_line' },
    { letter: 'W', fill: 'water' },
    { letter: 'V', fill: 'village' },
  ];

  it('is one path for each letter that is there, and one for its marks', () => {
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

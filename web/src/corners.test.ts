import { describe, expect, it } from 'vitest';
import { cornerOf } from './corners';

const room = { wide: 300, high: 400 };
const size = { wide: 200, high: 60 };

describe('in which corner something stands', () => {
  it('is where it stood, as long as no cell of the ghost is hidden', () => {
    const middle = [{ x: 150, y: 200 }];
    expect(cornerOf('low left', room, size, middle, 20, [{ x: 50, y: 380 }])).toBe('low left');
    expect(cornerOf('high right', room, size, middle, 20)).toBe('high right');
  });

  it('is another where a cell reaches into it, even by its edge', () => {
    expect(cornerOf('low left', room, size, [{ x: 150, y: 330 }], 20)).toBe('high left');
    expect(cornerOf('low left', room, size, [{ x: 150, y: 310 }], 20)).toBe('low left');
  });

  it('hides the fewest of the other places', () => {
    const places = [
      { x: 20, y: 20 },
      { x: 30, y: 30 },
    ];
    expect(cornerOf('low left', room, size, [{ x: 150, y: 380 }], 20, places)).toBe('high right');
    expect(cornerOf('low left', room, size, [{ x: 20, y: 380 }], 20, places)).toBe('low right');
  });
});

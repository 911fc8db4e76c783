import { describe, expect, it } from 'vitest';
import { edgeOf } from './edges';

describe('the edge that something stands at', () => {
  it('is where it stood, as long as no cell of the ghost is hidden', () => {
    const middle = [{ x: 150, y: 200 }];
    expect(edgeOf('low', 400, 60, middle, 20, [{ x: 50, y: 380 }])).toBe('low');
    expect(edgeOf('high', 400, 60, middle, 20)).toBe('high');
  });

  it('is the other one if a cell reaches into it, even by its border', () => {
    expect(edgeOf('low', 400, 60, [{ x: 150, y: 330 }], 20)).toBe('high');
    expect(edgeOf('low', 400, 60, [{ x: 150, y: 310 }], 20)).toBe('low');
    expect(edgeOf('high', 400, 60, [{ x: 150, y: 70 }], 20)).toBe('low');
  });

  it('is the one that hides fewer other places, if a ghost is hidden anyway', () => {
    const tall = [20, 380].map((y) => ({ x: 150, y }));
    expect(edgeOf('low', 400, 60, tall, 20, [{ x: 20, y: 380 }])).toBe('high');
    expect(edgeOf('high', 400, 60, tall, 20, [{ x: 20, y: 20 }])).toBe('low');
  });
});

import { describe, expect, it } from 'vitest';
import type { Box } from '../line/protocol';
import { besides, clamped, fitted, zoomed } from './zoom';

const box: Box = [-10, 0, 100, 200];
const room = { width: 300, height: 200 };

describe('a board in its room', () => {
  it('is fitted in the middle', () => {
    expect(fitted(box, room)).toEqual({ x: -110, y: 0, scale: 1 });
    expect(fitted(box, { width: 1000, height: 1000 }).scale).toBe(2);
    expect(fitted(box, { width: 0, height: 0 }).scale).toBe(0);
  });

  it('has its buttons where they cost it least room', () => {
    expect(besides(box, room)).toEqual({ upright: true, left: room });
    const tall = { width: 110, height: 400 };
    expect(besides(box, tall)).toEqual({ upright: false, left: { width: 110, height: 348 } });
    const close = { width: 160, height: 200 };
    expect(besides(box, close)).toEqual({ upright: true, left: { width: 108, height: 200 } });
    expect(fitted(box, { width: 200, height: 200 }, 50).x).toBe(-110);
  });

  it('zooms in around a point that stays where it is', () => {
    const view = { x: 20, y: 30, scale: 1 };
    const near = zoomed(view, 2, { x: 100, y: 50 });
    expect(near).toEqual({ x: 70, y: 55, scale: 2 });
    expect(near.x + 100 / near.scale).toBe(view.x + 100);
  });

  it('is not dragged out of sight', () => {
    expect(clamped({ x: -500, y: 900, scale: 4 }, box, room)).toEqual({ x: -10, y: 150, scale: 4 });
    expect(clamped({ x: 7, y: 60, scale: 4 }, box, room)).toEqual({ x: 7, y: 60, scale: 4 });
    expect(clamped({ x: 7, y: 60, scale: 1 }, box, room)).toEqual({ x: -110, y: 0, scale: 1 });
  });
});

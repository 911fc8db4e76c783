import { describe, expect, it } from 'vitest';
import type { Box } from '../line/protocol';
import { besides, clamped, fitted, steady, zoomed, type View } from './zoom';

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

  it('that grows keeps its scale until it needs room, and all of it stays in view', () => {
    const space = { width: 600, height: 640 };
    let [left, top, wide, high] = [0, 0, 500, 500];
    let view: View | null = null;
    const scales: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      if (turn % 4 === 0) left -= 100;
      if (turn % 4 < 2) wide += 50;
      else high += 50;
      if (turn % 4 === 3) top -= 50;
      view = steady([left, top, wide, high], space, 100, view);
      scales.push(view.scale);
      expect(view.x).toBeLessThanOrEqual(left);
      expect(view.y).toBeLessThanOrEqual(top);
      expect(view.x + 600 / view.scale).toBeGreaterThanOrEqual(left + wide);
      expect(view.y + 640 / view.scale).toBeGreaterThanOrEqual(top + high);
    }
    expect(new Set(scales).size).toBeLessThan(6);
    // A game that begins again gets its scale back.
    expect(steady([0, 0, 500, 500], space, 100, view).scale).toBeGreaterThan(0.9);
  });
});

import { describe, expect, it } from 'vitest';
import { around, clearest, lyingOn, reach, rooms, spreadOf } from './layout';
import type { Area, Sprite } from '../line/protocol';
import type { Symbols } from './symbols';

const symbols: Symbols = new Map([
  ['token', { id: 'g-token', box: [-32, -32, 64, 64] as const, round: 30, hex: null }],
  ['card', { id: 'g-card', box: [-20, -28, 40, 56] as const, round: null, hex: null }],
  ['tile', { id: 'g-tile', box: [-52, -60, 104, 120] as const, round: null, hex: 60 }],
]) as Symbols;
const token = (key: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  key,
  symbol: 'token',
  x,
  y,
  ...more,
});

describe('sprites', () => {
  it('reach as far as their symbol and scale say', () => {
    expect(reach(token('a', 0, 0, { scale: 0.5 }), symbols)).toEqual([16, 16]);
    expect(reach(token('a', 0, 0, { symbol: 'unheard of' }), symbols)).toEqual([24, 24]);
  });

  it('are outlined by a circle if they are discs, by a frame if not', () => {
    expect(around(token('a', 0, 0), symbols, 2)).toContain('a32 32');
    expect(around(token('a', 0, 0, { symbol: 'card' }), symbols, 2)).toBe('M-22 -30h44v60h-44z');
  });

  it('are outlined by a hex if they are one', () => {
    const tile = token('a', 10, 0, { symbol: 'tile', scale: 0.5 });
    expect(around(tile, symbols, 2).match(/L/g)).toHaveLength(5);
    expect(around(tile, symbols, 2)).toContain('10.00 32.00');
  });

  it('lie on the cells they cover, but the ground lies on none', () => {
    const sprites = [token('one', 0, 0), token('far', 90, 0), token('sea', 0, 0, { layer: -1 })];
    expect(lyingOn({ x: 5, y: 5 }, spreadOf(sprites, symbols)).map(({ key }) => key)).toEqual(['one']);
  });
});

describe('room for labels', () => {
  const area: Area = {
    key: 'players',
    role: 'players',
    title: { id: 'players' },
    box: [0, 0, 200, 100],
    sprites: [token('a', 120, 20, { scale: 0.5 })],
    labels: [
      { key: 'name', x: 10, y: 20, text: 'Somebody', anchor: 'start' },
      { key: 'alone', x: 10, y: 80, text: 'Somebody', anchor: 'start' },
      { key: 'left', x: 130, y: 80, text: '7', anchor: 'middle' },
      { key: 'right', x: 170, y: 80, text: '8', anchor: 'middle' },
    ],
  };
  const found = rooms(area, area.box, symbols);

  it('ends at the next sprite or label in the row', () => {
    expect(found.get('name')).toBe(120 - 16 - 10 - 3);
    expect(found.get('alone')).toBe(130 - 10 - 3);
  });

  it('is shared by two middles', () => {
    expect(found.get('left')).toBe(40 - 3);
    expect(found.get('right')).toBe(40 - 3);
  });
});

describe('a note', () => {
  it('stands where it hides the fewest spots, and otherwise where it was asked to', () => {
    const places = [0, 100, 200].map((x) => ({ x, y: 0 }));
    const spots = [20, 30, 120].map((x) => ({ x, y: 10 }));
    expect(clearest(places, 50, 20, spots)).toEqual(places[2]);
    expect(clearest(places.slice(0, 2), 50, 20, spots)).toEqual(places[1]);
    expect(clearest(places, 50, 20, [])).toEqual(places[0]);
  });
});

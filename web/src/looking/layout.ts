/** Where things on a sheet begin and end. Pure: symbols only tell how large they are. */

import { hexagon } from './geometry';
import type { Spot } from '../choosing/placement';
import type { Area, Box, Sprite } from '../line/protocol';
import type { Symbols } from './symbols';

/** How far a sprite reaches from its middle, to the side and up. */
export function reach(sprite: Sprite, symbols: Symbols): [number, number] {
  const symbol = symbols.get(sprite.symbol);
  const half = (sprite.scale ?? 1) / 2;
  return symbol ? [symbol.box[2] * half, symbol.box[3] * half] : [24, 24];
}

/** Around a sprite: a circle around a disc, a hex around a hex, a frame around anything else. */
export function around(sprite: Sprite, symbols: Symbols, by: number): string {
  const { x, y } = sprite;
  const { round, hex } = symbols.get(sprite.symbol) ?? {};
  if (hex) return hexagon(x, y, hex * (sprite.scale ?? 1) + by);
  if (round) {
    const r = round * (sprite.scale ?? 1) + by;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const [wide, high] = reach(sprite, symbols);
  const [w, h] = [wide + by, high + by];
  return `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
}

/** Of several places for something of this size, the one that hides the fewest spots; the first, if
 *  several hide equally few. */
export function clearest(
  places: readonly Spot[],
  wide: number,
  high: number,
  spots: readonly Spot[],
): Spot {
  const hidden = (at: Spot): number =>
    spots.filter(({ x, y }) => x > at.x && x < at.x + wide && y > at.y && y < at.y + high).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** A sprite, and how far it reaches. */
export interface Spread {
  sprite: Sprite;
  far: [number, number];
}

/** All sprites but the ground, with how far they reach. */
export const spreadOf = (sprites: readonly Sprite[], symbols: Symbols): Spread[] =>
  sprites
    .filter(({ layer = 0 }) => layer >= 0)
    .map((sprite) => ({ sprite, far: reach(sprite, symbols) }));

/** The sprites that cover a point. */
export const lyingOn = ({ x, y }: { x: number; y: number }, spread: readonly Spread[]): Sprite[] =>
  spread
    .filter(({ sprite, far: [wide, high] }) => Math.abs(sprite.x - x) < wide && Math.abs(sprite.y - y) < high)
    .map(({ sprite }) => sprite);

/** What stands on a piece: carried around as that is turned, but kept upright. */
export function standing(areas: readonly Area[], source: Sprite, turn: number): Sprite[] {
  const size = source.scale ?? 1;
  const angle = ((turn - (source.turn ?? 0)) * Math.PI) / 180;
  const [along, across] = [Math.cos(angle) / size, Math.sin(angle) / size];
  return areas
    .flatMap((area) => area.sprites ?? [])
    .filter((sprite) => sprite.on === source.key)
    .map((sprite) => {
      const [x, y] = [sprite.x - source.x, sprite.y - source.y];
      const [dx, dy] = [x * along - y * across, x * across + y * along];
      return { ...sprite, x: dx, y: dy, scale: (sprite.scale ?? 1) / size };
    });
}

/** How wide each label may be: up to the next sprite or label in its row, or to the edge. */
export function rooms(area: Area, box: Box, symbols: Symbols): Map<string, number> {
  const labels = area.labels ?? [];
  const [left, , wide] = box;
  const lying = (area.sprites ?? [])
    .filter(({ layer = 0 }) => layer >= 0)
    .map((sprite) => ({ ...sprite, reach: reach(sprite, symbols) }));
  const found = new Map<string, number>();
  for (const label of labels) {
    const half = (label.size ?? 14) / 2;
    const anchor = label.anchor ?? 'middle';
    const blocks: [from: number, to: number][] = [];
    for (const { x, y, reach: [w, h] } of lying) {
      if (Math.abs(y - label.y) < half + h * 0.8) blocks.push([x - w, x + w]);
    }
    for (const other of labels) {
      const beside = Math.abs(other.y - label.y) <= half + (other.size ?? 14) / 2;
      if (other === label || !beside) continue;
      if (anchor === 'middle' && (other.anchor ?? 'middle') === 'middle') {
        const far = Math.abs(other.x - label.x) / 2; // two middles share what lies between them
        blocks.push(other.x < label.x ? [left, label.x - far] : [label.x + far, other.x]);
      } else {
        blocks.push([other.x, other.x]);
      }
    }
    let before = label.x - left;
    let after = left + wide - label.x;
    for (const [from, to] of blocks) {
      if (from >= label.x) after = Math.min(after, from - label.x);
      else if (to <= label.x) before = Math.min(before, label.x - to);
    }
    const room =
      anchor === 'start' ? after : anchor === 'end' ? before : 2 * Math.min(before, after);
    found.set(label.key, Math.max(room - 3, 8));
  }
  return found;
}

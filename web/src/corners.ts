/** In which corner of a board something stands. Pure. */

import type { Spot } from './placement';

export const CORNERS = ['low left', 'low right', 'high left', 'high right'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Size {
  wide: number;
  high: number;
}

/** Where it stood before, as long as that hides none of what has to be seen: cells, by their middles
 *  and half their breadth. Otherwise where it hides the fewest of them, then of what may be hidden. */
export function cornerOf(
  before: Corner,
  room: Size,
  { wide, high }: Size,
  cells: readonly Spot[],
  half: number,
  places: readonly Spot[] = [],
): Corner {
  const hidden = (corner: Corner, spots: readonly Spot[], by: number): number => {
    const left = corner.endsWith('left') ? 0 : room.wide - wide;
    const top = corner.startsWith('high') ? 0 : room.high - high;
    const over = ({ x, y }: Spot): boolean =>
      x + by > left && x - by < left + wide && y + by > top && y - by < top + high;
    return spots.filter(over).length;
  };
  if (hidden(before, cells, half) === 0) return before;
  const cost = (corner: Corner): number =>
    hidden(corner, cells, half) * 1000 + hidden(corner, places, 0);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

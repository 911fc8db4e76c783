/** Where tags with points stand: on their own cells, apart from each other, and on no place that
 *  something could go to. Pure. */

import type { Spot } from './placement';
import type { Event } from './protocol';

export interface Tag {
  events: readonly Event[];
  /** Its cells, in pixels. */
  spots: readonly Spot[];
  /** It lies on no cells: along the upper edge. */
  edge?: boolean;
}

export type Placed = Tag & Spot;

/** What a tag covers. */
const WIDE = 48;
const HIGH = 30;

/** A tag that finds no room on its cells joins the one that is nearest; where nothing can be joined
 *  it is left out: the log has it too. */
export function apart(
  tags: readonly Tag[],
  places: readonly Spot[],
  width: number,
  height: number,
): Placed[] {
  const found: Placed[] = [];
  const over = (one: Spot, other: Spot, wide: number, high: number): boolean =>
    Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < high;
  const free = (spot: Spot): boolean =>
    !found.some((other) => over(spot, other, WIDE, HIGH)) &&
    !places.some((place) => over(spot, place, WIDE / 2, HIGH / 2));
  const inside = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  for (const tag of tags) {
    const own = wishes(tag, width).filter(inside);
    const spot = own.find(free);
    if (spot) found.push({ ...tag, ...spot });
    else if (own[0]) join(found, tag, own[0]);
  }
  return found;
}

function join(found: Placed[], { events, spots }: Tag, at: Spot): void {
  const far = (other: Spot): number => Math.hypot(other.x - at.x, other.y - at.y);
  const near = found.reduce<Placed | null>((best, it) => (best && far(best) <= far(it) ? best : it), null);
  if (near)
    found[found.indexOf(near)] = {
      ...near,
      events: [...near.events, ...events],
      spots: [...near.spots, ...spots],
    };
}

function wishes({ spots, edge }: Tag, width: number): Spot[] {
  if (edge || spots.length === 0) {
    const rows = [0, 1, 2].map((row) => HIGH * (row + 0.6));
    const across = Array.from({ length: Math.floor(width / WIDE) }, (_, at) => WIDE * (at + 0.6));
    return rows.flatMap((y) => across.map((x) => ({ x, y })));
  }
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const near = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((one, other) => near(one) - near(other));
}

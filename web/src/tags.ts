/** Where tags with points stand: on their own cells, or beside the board, apart from each other, and on
 *  no place that something could go to. Pure. */

import type { Spot } from './placement';
import type { Event } from './protocol';

export interface Tag {
  events: readonly Event[];
  /** Its cells, in pixels. */
  spots: readonly Spot[];
  /** It lies on no cells: at the edge, where it hides least. */
  edge?: boolean;
}

export type Placed = Tag & Spot;

/** A place, and how much it would hide. */
type Wish = Spot & { hides?: number };

/** What should be seen: its middle, and how far it reaches to the side and up. */
export type Seen = Spot & { wide: number; high: number };

/** What a tag covers. */
const WIDE = 48;
const HIGH = 30;
/** As high as it looks. */
const SHOWN = 25;
/** From one place at an edge to the next. */
const STEP = 8;

/** A tag that finds no room on its cells joins the one that is nearest; where nothing can be joined
 *  it is left out: the log has it too. */
export function apart(
  tags: readonly Tag[],
  places: readonly Spot[],
  width: number,
  height: number,
  seen: readonly Seen[] = [],
): Placed[] {
  const found: Placed[] = [];
  const over = (one: Spot, other: Spot, wide: number, high: number): boolean =>
    Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < high;
  const free = (spot: Spot): boolean =>
    !found.some((other) => over(spot, other, WIDE, HIGH)) &&
    !places.some((place) => over(spot, place, WIDE / 2, HIGH / 2));
  const inside = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  for (const tag of tags) {
    const own = wishes(tag, width, height, seen).filter(inside);
    const spot = own.find(free);
    // Beside the board there may be no room that hides nothing.
    const joins = found.length > 0 && (spot?.hides ?? 0) > 0;
    if (spot && !joins) found.push({ ...tag, x: spot.x, y: spot.y });
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

function wishes({ spots, edge }: Tag, width: number, height: number, seen: readonly Seen[]): Wish[] {
  if (edge || spots.length === 0) {
    const hidden = ({ x, y }: Spot): number =>
      seen.filter(
        (it) =>
          Math.abs(it.x - x) < it.wide + WIDE / 2 && Math.abs(it.y - y) < it.high + SHOWN / 2,
      ).length;
    const rows = [SHOWN / 2, SHOWN / 2 + HIGH].flatMap((y) => [y, height - y]);
    const across = Array.from(
      { length: Math.max(0, Math.ceil((width - WIDE) / STEP)) },
      (_, at) => WIDE / 2 + STEP * at,
    );
    return rows
      .flatMap((y) => across.map((x) => ({ x, y, hides: hidden({ x, y }) })))
      .sort((one, other) => one.hides - other.hides);
  }
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const near = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((one, other) => near(one) - near(other));
}

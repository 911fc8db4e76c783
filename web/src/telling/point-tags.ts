/** Where tags with points stand: on their own cells, or beside the board, apart from each other, and
 *  never on a place where something could go. Pure. */

import type { Spot } from '../choosing/placement';
import type { Event } from '../line/protocol';
import { sums } from './chapters';
import { signed } from '../common/words';

export interface Tag {
  events: readonly Event[];
  /** Its cells, in pixels. */
  spots: readonly Spot[];
  /** It lies on no cells: at the edge, where it hides nothing. */
  edge?: boolean;
}

/** How a tag is drawn: the height of its letters, its flag, the space around them. */
export interface Look {
  letters: number;
  flag: number;
  frame: number;
}

export type Placed = Tag & Spot & { look: Look };

/** What should be seen: its middle, and how far it reaches to the side and up. */
export type Seen = Spot & { wide: number; high: number };

/** The largest first. The smallest are just letters. */
const LOOKS: readonly [Look, ...Look[]] = [
  { letters: 16, flag: 14, frame: 6.5 },
  { letters: 13, flag: 11, frame: 3.5 },
  { letters: 11, flag: 0, frame: 0 },
];
/** Cells smaller than this, in pixels, have no room for a number of their own. */
const SMALL = 20;
/** From one place at an edge to the next. */
const STEP = 8;

/** How much of the board a tag covers. */
function extent({ events }: Tag, { letters, flag, frame }: Look): { wide: number; high: number } {
  const lines = sums(events).map(({ seat, points }) => {
    const sign = seat === null || flag === 0 ? 0 : flag + 4;
    return sign + 0.58 * letters * signed(points).length + 2 * frame; // roughly how wide digits are
  });
  return { wide: Math.max(...lines), high: lines.length * (letters + 1.4 * frame) };
}

/** A tag on one cell has its own number there, as small as need be; one on several stands on any of
 *  them. Only tags that share a cell are joined, and neighbours where cells (``cell`` pixels wide) are
 *  too small to write on. A tag without room is left out: the log has it too. */
export function apart(
  tags: readonly Tag[],
  places: readonly Spot[],
  width: number,
  height: number,
  seen: readonly Seen[] = [],
  cell = Infinity,
): Placed[] {
  const single = ({ spots, edge }: Tag): boolean => !edge && spots.length === 1;
  const lone = together(tags.filter(single));
  // Numbers on single cells are compared with each other, so they are all drawn alike.
  const ways = LOOKS.map((look) => laid(lone, [look], []));
  const told = (way: readonly Placed[]): number => way.flatMap(({ events }) => events).length;
  const most = told(ways[ways.length - 1]!);
  const best = ways.find((way) => told(way) === most)!;
  return laid(tags.filter((tag) => !single(tag)), LOOKS, best);

  function laid(some: readonly Tag[], looks: readonly Look[], before: readonly Placed[]): Placed[] {
    const found = [...before];
    for (const tag of some) {
      const own = tag.edge ? [] : middleFirst(tag.spots).filter(inside);
      const ways = (tag.edge ? [LOOKS[0]] : looks).flatMap((look) =>
        (tag.edge ? edges(tag, look) : own).map((spot) => ({ ...tag, ...spot, look })),
      );
      const way = ways.find(free(found));
      if (way) found.push(way);
      else if (own[0] && looks.includes(LOOKS[LOOKS.length - 1]!)) join(found, tag, own);
    }
    return found;
  }

  function inside({ x, y }: Spot): boolean {
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  function free(found: readonly Placed[]): (tag: Placed) => boolean {
    return (tag) => {
      const { wide, high } = extent(tag, tag.look);
      const off = (at: Spot, w: number, h: number): boolean =>
        Math.abs(at.x - tag.x) >= (wide + w) / 2 || Math.abs(at.y - tag.y) >= (high + h) / 2;
      return (
        places.every((place) => off(place, 0, 0)) &&
        found.every((other) => {
          const it = extent(other, other.look);
          return off(other, it.wide, it.high);
        })
      );
    };
  }

  /** Places at the edge of the sheet that hide nothing. */
  function edges(tag: Tag, look: Look): Spot[] {
    const { wide, high } = extent(tag, look);
    const bare = ({ x, y }: Spot): boolean =>
      seen.every(
        (it) => Math.abs(it.x - x) >= it.wide + wide / 2 || Math.abs(it.y - y) >= it.high + high / 2,
      );
    const across = Array.from(
      { length: Math.max(0, Math.ceil((width - wide) / STEP)) },
      (_, at) => wide / 2 + STEP * at,
    );
    return [high / 2, 1.5 * high + STEP]
      .flatMap((y) => [y, height - y])
      .flatMap((y) => across.map((x) => ({ x, y })))
      .filter(bare);
  }

  function join(found: Placed[], { events, spots }: Tag, own: readonly Spot[]): void {
    const far = (one: Spot): number =>
      Math.min(...own.map((spot) => Math.hypot(one.x - spot.x, one.y - spot.y)));
    const [near] = found
      .filter((other) => cell < SMALL || far(other) < 1)
      .sort((one, other) => far(one) - far(other));
    if (near)
      found[found.indexOf(near)] = {
        ...near,
        events: [...near.events, ...events],
        spots: [...near.spots, ...spots],
      };
  }
}

/** Tags for the same cell become one. */
function together(tags: readonly Tag[]): Tag[] {
  const found = new Map<string, Tag>();
  for (const tag of tags) {
    const name = tag.spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join();
    const events = [...(found.get(name)?.events ?? []), ...tag.events];
    found.set(name, { ...tag, events });
  }
  return [...found.values()];
}

/** Those nearest to the middle of all come first. */
function middleFirst(spots: readonly Spot[]): Spot[] {
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const near = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((one, other) => near(one) - near(other));
}

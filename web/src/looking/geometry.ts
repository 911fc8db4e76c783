/** Shapes of areas: outlines of cells, frames, and where an arrow key leads. */

import type { Spot } from '../choosing/placement';
import type { Area, Box, Cell, Lattice } from '../line/protocol';

/** A lattice without its cells. */
type Shape = Pick<Lattice, 'shape' | 'size'>;

/** Around a framed area: 11 u neatline, the rest for coordinates. As in picture/svg.py. */
export const MARGIN = 32;
/** Beside a board nothing is drawn larger than this many pixels per unit. */
export const WIDEST = 1.12;
/** More legal places than this are ticked, not ringed. */
export const MANY = 40;

/** An area with its neatline and coordinates. */
export function outerBox(area: Area): Box {
  const [left, top, width, height] = area.box;
  const margin = area.frame ? MARGIN : 0;
  return [left - margin, top - margin, width + 2 * margin, height + 2 * margin];
}

/** The outline of a cell as a path, grown or shrunk by some units. */
export function outline(lattice: Shape, cell: Spot, by = 0): string {
  const { x, y } = cell;
  if (lattice.shape === 'square') {
    const half = lattice.size / 2 + by;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  }
  return hexagon(x, y, lattice.size + by);
}

/** The corners of a hex that stands on one of them, clockwise. */
function corners(x: number, y: number, radius: number): Spot[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI * (2 * corner + 1)) / 6;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const at = ({ x, y }: Spot): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A hex that stands on a corner. */
export function hexagon(x: number, y: number, radius: number): string {
  return `M${corners(x, y, radius).map(at).join('L')}z`;
}

/** How wide a cell is. */
export function breadth({ shape, size }: Shape): number {
  return shape === 'hex' ? Math.sqrt(3) * size : size;
}

/** Four corner brackets around a middle. */
export function brackets(x: number, y: number, half: number, arm: number): string {
  let path = '';
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      path += `M${x + side * (half - arm)} ${y + end * half}h${side * arm}v${-end * arm}`;
    }
  }
  return path;
}

/** The corners of a cell, to be marked: how far from its middle and how long, as fractions of the way
 *  to a corner and of the width of the cell. */
export function nooks(lattice: Shape, { x, y }: Spot, far: number, arm: number): string {
  if (lattice.shape === 'square')
    return brackets(x, y, (lattice.size / 2) * far, lattice.size * arm);
  const list = corners(x, y, lattice.size * far);
  const share = (arm * breadth(lattice)) / (lattice.size * far);
  const towards = (one: Spot, other: Spot): Spot => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  return list
    .map((corner, n) => {
      const [before, after] = [list[(n + 5) % 6]!, list[(n + 1) % 6]!];
      return `M${at(towards(corner, before))}L${at(corner)}L${at(towards(corner, after))}`;
    })
    .join('');
}

/** The border of a set of cells: the sides that no other cell of the set shares. */
export function border(lattice: Shape, cells: readonly Spot[]): string {
  if (lattice.shape === 'hex') return cells.map((cell) => free(lattice, cell, cells)).join('');
  const half = lattice.size / 2;
  const name = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
  const set = new Set(cells.map((cell) => name(cell.x, cell.y)));
  let path = '';
  for (const { x, y } of cells) {
    if (!set.has(name(x, y - lattice.size))) path += `M${x - half} ${y - half}h${lattice.size}`;
    if (!set.has(name(x, y + lattice.size))) path += `M${x - half} ${y + half}h${lattice.size}`;
    if (!set.has(name(x - lattice.size, y))) path += `M${x - half} ${y - half}v${lattice.size}`;
    if (!set.has(name(x + lattice.size, y))) path += `M${x + half} ${y - half}v${lattice.size}`;
  }
  return path;
}

/** The sides of a hex that no other hex of a set shares. */
function free(lattice: Shape, cell: Spot, cells: readonly Spot[]): string {
  const list = corners(cell.x, cell.y, lattice.size);
  let path = '';
  list.forEach((corner, n) => {
    const next = list[(n + 1) % 6]!;
    // As far beyond the side as the side is from the middle.
    const [x, y] = [corner.x + next.x - cell.x, corner.y + next.y - cell.y];
    if (!cells.some((other) => Math.hypot(other.x - x, other.y - y) < 2))
      path += `M${at(corner)}L${at(next)}`;
  });
  return path;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next cell in a direction; where there is none, the cell itself. Between rows of hexes the way
 *  goes half a cell to one side and then to the other, so that it stays straight. */
export function step(lattice: Lattice, from: Cell, way: readonly [number, number]): Cell {
  let best = from;
  let least = Infinity;
  const hex = lattice.shape === 'hex';
  const odd = hex && Math.abs(Math.round(from.y / (1.5 * lattice.size))) % 2 === 1;
  for (const cell of lattice.cells) {
    const dx = cell.x - from.x;
    const dy = cell.y - from.y;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    if (along < lattice.size * 0.4 || aside > along * 1.2) continue;
    const wrong = hex && way[1] !== 0 && dx > 0 === odd && Math.abs(dx) > 1 ? 1 : 0;
    const far = along + (hex ? 0.5 : 2) * aside + wrong;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Two lines around the chart and a scale bar between them that counts the cells. */
export function neatline(area: Area): { frames: [Box, number][]; bars: string; unit: number } {
  const [left, top, width, height] = area.box;
  const [right, bottom] = [left + width, top + height];
  const grown = (out: number): Box => [left - out, top - out, width + 2 * out, height + 2 * out];
  let [x0, x1, y0, y1, unit] = [left, right, top, bottom, 24];
  if (area.lattice?.shape === 'square' && area.lattice.cells.length > 0 && !area.grows) {
    unit = area.lattice.size / 2;
    const xs = area.lattice.cells.map((cell) => cell.x);
    const ys = area.lattice.cells.map((cell) => cell.y);
    [x0, x1] = [Math.min(...xs) - unit, Math.max(...xs) + unit];
    [y0, y1] = [Math.min(...ys) - unit, Math.max(...ys) + unit];
  }
  const bars =
    `M${x0} ${top - 6}H${x1}M${x0} ${bottom + 6}H${x1}` +
    `M${left - 6} ${y0}V${y1}M${right + 6} ${y0}V${y1}`;
  return {
    frames: [
      [grown(2), 1.5],
      [grown(10), 2.5],
    ],
    bars,
    unit,
  };
}

/** The eight-pointed star of a compass rose around 0 0. */
export function roseStar(radius: number): string {
  let path = '';
  for (let ray = 0; ray < 8; ray += 1) {
    const angle = (ray * Math.PI) / 4;
    const long = ray % 2 === 0 ? radius : radius * 0.62;
    path += 'M0 0';
    for (const [length, turn] of [
      [long, 0],
      [radius * 0.2, Math.PI / 8],
    ] as const) {
      const x = length * Math.sin(angle + turn);
      const y = -length * Math.cos(angle + turn);
      path += `L${x.toFixed(2)} ${y.toFixed(2)}`;
    }
    path += 'Z';
  }
  return path;
}

/** A path from point to point, with a gap around every point but the last. */
export function links(points: readonly (readonly [number, number])[], gap = 0): string {
  let path = '';
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [[x, y], [toX, toY]] = [points[at]!, points[at + 1]!];
    const length = Math.hypot(toX - x, toY - y);
    const after = at + 2 < points.length ? gap : 0;
    if (length <= gap + after) continue;
    const [across, down] = [(toX - x) / length, (toY - y) / length];
    path += `M${round(x + across * gap)} ${round(y + down * gap)}`;
    path += `L${round(toX - across * after)} ${round(toY - down * after)}`;
  }
  return path;
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** A cross in the middle of a cell. */
export const cross = ({ x, y }: { x: number; y: number }, arm: number): string =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`;

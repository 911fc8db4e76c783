/** Parts of cells that belong together: their common border, and where it is still open. Pure. */

import type { Spot } from '../choosing/placement';

/** A part of a cell: the middle of the cell, and the part's corners from there, as SVG has them. */
export interface Region extends Spot {
  outline: string;
}

interface Side {
  from: Spot;
  to: Spot;
  /** It lies on the border of its cell: something may be beyond it. */
  edge: boolean;
}

export interface Outline {
  /** Where the parts end. */
  border: string;
  /** All of them, to be filled. */
  ground: string;
  /** Edges with nothing beside them yet: three dots each. */
  open: string;
}

const NEAR = 1.5;
const DOTS = [0.25, 0.5, 0.75];

function corners({ x, y, outline }: Region): Spot[] {
  return outline.split(' ').map((corner) => {
    const [dx = 0, dy = 0] = corner.split(',').map(Number);
    return { x: x + dx, y: y + dy };
  });
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Spot, other: Spot, share = 0.5): Spot => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});
const point = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The border of some parts of hexes with this circumradius. */
export function around(regions: readonly Region[], size: number): Outline {
  const sides: Side[] = [];
  let ground = '';
  for (const region of regions) {
    const list = corners(region);
    ground += `M${list.map(point).join('L')}z`;
    const far = (spot: Spot): boolean => Math.abs(apart(spot, region) - size) < NEAR;
    list.forEach((from, at) => {
      const to = list[(at + 1) % list.length]!;
      const edge = far(from) && far(to) && Math.abs(apart(from, to) - size) < NEAR;
      sides.push({ from, to, edge });
    });
  }
  const edges = sides.filter(({ edge }) => edge);
  const shared = (side: Side): boolean =>
    edges.some(
      (other) =>
        other !== side && apart(between(other.from, other.to), between(side.from, side.to)) < NEAR,
    );
  let [border, open] = ['', ''];
  for (const side of sides) {
    if (!side.edge) border += `M${point(side.from)}L${point(side.to)}`;
    else if (!shared(side))
      open += DOTS.map((share) => `M${point(between(side.from, side.to, share))}h0`).join('');
  }
  return { border, ground, open };
}

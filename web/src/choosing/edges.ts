/** Which edge of a board something as wide as the board should stand at. Pure. */

import type { Spot } from './placement';

export const EDGES = ['low', 'high'] as const;
export type Edge = (typeof EDGES)[number];

/** Where it stood before, as long as that hides nothing that has to be seen: cells, given by their
 *  middles and half their width. Otherwise where it hides fewer of them, then fewer of the rest. */
export function edgeOf(
  before: Edge,
  room: number,
  high: number,
  cells: readonly Spot[],
  half: number,
  places: readonly Spot[] = [],
): Edge {
  const hidden = (edge: Edge, spots: readonly Spot[], by: number): number => {
    const top = edge === 'high' ? 0 : room - high;
    return spots.filter(({ y }) => y + by > top && y - by < top + high).length;
  };
  if (hidden(before, cells, half) === 0) return before;
  const cost = (edge: Edge): number => hidden(edge, cells, half) * 1000 + hidden(edge, places, 0);
  return EDGES.reduce((best, edge) => (cost(edge) < cost(best) ? edge : best));
}

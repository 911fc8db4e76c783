/** A small map as paths: one for all cells of a kind, one for their marks. Pure. */

import type { Spot } from '../choosing/placement';
import { areaOf, cellOf } from '../common/reference';
import type { Mosaic, Tile } from '../line/protocol';

export interface Piece {
  letter: string;
  fill: string;
  line: string;
  cells: string;
  marks: string;
}

/** The middles of the cells of a small map that references name: ``sheet-1/c4`` is the third cell
 *  of the fourth row of the map with the key sheet-1. */
export function squares(mosaic: Mosaic, references: readonly string[]): Spot[] {
  return references.flatMap((reference) => {
    if (areaOf(reference) !== mosaic.key) return [];
    const name = cellOf(reference);
    const [column, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    const middle = (at: number): number => (at + 0.5) * mosaic.size;
    return [{ x: mosaic.x + middle(column), y: mosaic.y + middle(row) }];
  });
}

export function pieces(mosaic: Mosaic, tiles: readonly Tile[]): Piece[] {
  return tiles.flatMap(({ letter, fill, mark = '', line = 'ink' }) => {
    let [cells, marks] = ['', ''];
    for (let at = 0; at < mosaic.cells.length; at += 1) {
      if (mosaic.cells[at] !== letter) continue;
      const corner = `M${at % mosaic.width} ${Math.floor(at / mosaic.width)}`;
      cells += `${corner}h1v1h-1z`;
      if (mark) marks += corner + mark;
    }
    return cells ? [{ letter, fill, line, cells, marks }] : [];
  });
}

/** A small map as paths: one for all cells of a kind, one for their marks. Pure. */

import type { Mosaic, Tile } from './protocol';

export interface Piece {
  letter: string;
  fill: string;
  line: string;
  cells: string;
  marks: string;
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

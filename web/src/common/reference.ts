/** Where something is, in the notation of core/reference.py: ``board/c4`` is the cell c4 of the area
 *  (or of the small map) with the key board, ``board/2,-1/0`` a part of the tile on 2,-1. */

export const refer = (area: string, cell: string): string => `${area}/${cell}`;

export const areaOf = (reference: string): string => reference.split('/')[0]!;

/** The cell as people call it. */
export const cellOf = (reference: string): string => reference.split('/')[1] ?? reference;

/** A reference without the part: the cell itself. */
export const whole = (reference: string): string => reference.split('/', 2).join('/');

/** The names of cells, each once. */
export const cellNames = (references: readonly string[]): string[] => [
  ...new Set(references.map(cellOf)),
];

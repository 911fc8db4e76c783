/** A map on which pieces are laid, in the text that somebody has written down: what stands where, and
 *  how it changes when a piece is laid, turned or taken back. Which pieces look like what is seen. */

import type { Piece, Sheet, Spot, Stock } from '../line/protocol';
import { bare } from './written';

/** What is seen of a piece as it lies: on each side a kind with its signs (``L++``), or nothing yet;
 *  and the places of its signs in the stock. */
export interface Look {
  sides: readonly string[];
  signs: readonly number[];
}

/** A piece somewhere, as it is written down. */
export interface Laid {
  cell: string;
  piece: string;
  turn: number;
  who: number | null;
}

/** What stands for a cell without a piece where a map is drawn. */
const GAP = '..';

// --- the text ------------------------------------------------------------------------------------

const at = (cell: string): number[] => cell.split(',').map(Number);

/** The lines below the heading of the map, as far as it goes: from 0. */
function rowsOf(lines: readonly string[], sheet: Sheet): number[] {
  const next = lines.findIndex((line, number) => number >= sheet.line && bare(line).includes(':'));
  const end = next < 0 ? lines.length : next;
  return lines.flatMap((line, number) =>
    number >= sheet.line && number < end && bare(line).trim() ? [number] : [],
  );
}

/** A piece as a line says it. */
function told({ cell, piece, turn, who }: Laid, sheet: Sheet, turns: number): string {
  const owner = who === null ? undefined : sheet.owners[who];
  const words = [...at(cell), piece, ...(turns > 1 ? [turn] : []), ...(owner ? [owner] : [])];
  return words.join(' ');
}

/** The text with one more piece, or with another one in its place. */
export function laid(text: string, sheet: Sheet, stock: Stock, piece: Laid): string {
  if (sheet.corner) return placed(text, sheet, sheet.corner, piece.cell, piece.piece);
  const lines = text.split('\n');
  const written = told(piece, sheet, stock.turns);
  const there = sheet.spots.find(({ cell }) => cell === piece.cell);
  if (there) {
    const old = lines[there.line - 1]!;
    const comment = old.slice(bare(old).length);
    lines[there.line - 1] = written + (comment && ` ${comment}`);
  } else {
    lines.splice((rowsOf(lines, sheet).at(-1) ?? sheet.line - 1) + 1, 0, written);
  }
  return lines.join('\n');
}

/** The text without the piece on a cell. */
export function without(text: string, sheet: Sheet, spot: Spot): string {
  if (sheet.corner) return placed(text, sheet, sheet.corner, spot.cell, GAP);
  return text
    .split('\n')
    .filter((_, number) => number !== spot.line - 1)
    .join('\n');
}

/** The text with an empty map, and without what was noted while the game went on. */
export function begun(text: string, sheet: Sheet): string {
  const lines = text.split('\n');
  const gone = new Set([...rowsOf(lines, sheet), ...sheet.noted.map((line) => line - 1)]);
  return lines
    .flatMap((line, number) => {
      if (number === sheet.line - 1) return [line, sheet.begin];
      return gone.has(number) ? [] : [line];
    })
    .join('\n');
}

/** A map that is drawn, with a word on one of its cells. It grows where it has to. */
function placed(
  text: string,
  sheet: Sheet,
  corner: readonly [number, number],
  cell: string,
  word: string,
): string {
  const lines = text.split('\n');
  const numbers = rowsOf(lines, sheet);
  const rows = numbers.map((number) => bare(lines[number]!).trim().split(/\s+/));
  const [x, y] = [at(cell)[0]! - corner[0], at(cell)[1]! - corner[1]];
  const [left, above] = [Math.max(0, -x), Math.max(0, -y)];
  const below = Math.max(0, y + 1 - rows.length);
  const wide = Math.max(left, left + x + 1, ...rows.map((row) => left + row.length));
  const grown = [...Array<string[]>(above).fill([]), ...rows, ...Array<string[]>(below).fill([])].map(
    (row, number) => {
      const old = number >= above && number < above + rows.length;
      const words = [...Array<string>(old ? left : 0).fill(GAP), ...row];
      return [...words, ...Array<string>(wide - words.length).fill(GAP)];
    },
  );
  grown[above + y]![left + x] = word;
  const widths = Array.from({ length: wide }, (_, n) => Math.max(...grown.map((row) => row[n]!.length)));
  const drawn = grown.map((row) => row.map((it, n) => it.padEnd(widths[n]!)).join(' ').trimEnd());
  numbers.forEach((number, row) => {
    const comment = lines[number]!.slice(bare(lines[number]!).length);
    lines[number] = drawn[above + row]! + (comment && ` ${comment}`);
  });
  lines.splice((numbers.at(-1) ?? sheet.line - 1) + 1, 0, ...drawn.slice(above + rows.length));
  lines.splice(numbers[0] ?? sheet.line, 0, ...drawn.slice(0, above));
  return lines.join('\n');
}

// --- pieces --------------------------------------------------------------------------------------

/** A side as it is written: its kind with which part it is (``L``, ``l``, ``L2``), then its signs. */
const SIDE = /^([A-Za-z]\d?)(.*)$/;

/** Which part of the piece a side belongs to. */
export const partOf = (side: string): string => SIDE.exec(side)?.[1] ?? '';
export const signsOf = (side: string): string => SIDE.exec(side)?.[2] ?? '';
/** What it is, whichever part it belongs to. */
export const kindOf = (side: string): string => side.charAt(0).toUpperCase();

export const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The sides of a piece that is turned: what is in each direction. */
export function turned(sides: readonly string[], turn: number): string[] {
  return sides.map((_, to) => sides[(to - turn + sides.length) % sides.length]!);
}

/** Whether a piece can lie between those around it. */
export function fits(sides: readonly string[], asked: string): boolean {
  return sides.every((side, to) => (asked[to] ?? '.') === '.' || asked[to] === kindOf(side));
}

/** Whether sides could be those that are seen. */
function alike(sides: readonly string[], seen: readonly string[]): boolean {
  return seen.every((side, to) => {
    if (!side) return true;
    if (kindOf(side) !== kindOf(sides[to]!)) return false;
    const part = sides.filter((other) => partOf(other) === partOf(sides[to]!)).join('');
    if ([...new Set(signsOf(side))].some((sign) => count(part, sign) < count(side, sign))) return false;
    // What is written differently does not belong together; whether the rest does nobody has said.
    return seen.every(
      (other, there) =>
        !other ||
        kindOf(other) !== kindOf(side) ||
        partOf(other) === partOf(side) ||
        partOf(sides[there]!) !== partOf(sides[to]!),
    );
  });
}

/** How a piece can be turned to look like what is seen, where those around it ask for something. */
export function ways(piece: Piece, turns: number, look: Look, asked: string): number[] {
  if (!look.signs.every((sign) => piece.signs.includes(sign))) return [];
  return Array.from({ length: turns }, (_, turn) => turn).filter((turn) => {
    const sides = turned(piece.sides, turn);
    return fits(sides, asked) && alike(sides, look.sides);
  });
}

/** The next turn in which a piece fits; the one that it has, if there is no other. */
export function nextTurn(spot: Spot, turns: number, asked: string): number {
  const found = Array.from({ length: turns }, (_, step) => (spot.turn + step + 1) % turns);
  return found.find((turn) => fits(turned(spot.sides, turn), asked)) ?? spot.turn;
}

/** A piece by what is seen of it; null while something is still open. */
export function described(look: Look, stock: Stock): string | null {
  if (look.sides.some((side) => !side)) return null;
  const signs = stock.signs.filter((_, number) => look.signs.includes(number));
  return look.sides.join('') + signs.map(({ written }) => written).join('');
}

/** The signs with one more, or one less; of a group there is one at most. */
export function withSign(signs: readonly number[], sign: number, stock: Stock): number[] {
  if (signs.includes(sign)) return signs.filter((it) => it !== sign);
  const group = stock.signs[sign]?.group;
  return [...signs.filter((it) => !group || stock.signs[it]?.group !== group), sign];
}

/** A side with a kind put on it, or a sign: what is there already goes, and of signs there can be
 *  several. */
export function painted(side: string, kind: Stock['kinds'][number]): string {
  if (kind.colour) return partOf(side) === kind.written ? '' : kind.written;
  if (!side) return side;
  const number = (count(side, kind.written) + 1) % (kind.most + 1);
  return side.replaceAll(kind.written, '') + kind.written.repeat(number);
}

/** The drawings of a game, put into the page once and used by name. */

import { fetchSymbols } from '../line/api';
import type { Box } from '../line/protocol';

export interface Symbol {
  id: string;
  box: Box;
  /** The radius, if the drawing is a disc: what goes around it is then a circle. */
  round: number | null;
  /** The circumradius, if it is a hex. */
  hex: number | null;
}

/** Drawings by name, and also by what they stand for in texts ("says N5", or "says wolf@0" where each
 *  seat's look different). */
export type Symbols = ReadonlyMap<string, Symbol>;

const SVG = 'http://www.w3.org/2000/svg';
interface Sheet {
  drawings: SVGSVGElement;
  symbols: Symbols;
}
const read = new Map<string, Promise<Sheet>>();

/** Loads a game's symbols. Their ids in the page are <game>-<name>. */
export async function loadSymbols(game: string): Promise<Symbols> {
  let sheet = read.get(game);
  if (!sheet) {
    sheet = fetchSymbols(game).then((source) => parse(game, source));
    sheet.catch(() => read.delete(game));
    read.set(game, sheet);
  }
  const { drawings, symbols } = await sheet;
  if (!drawings.isConnected) document.body.append(drawings); // a test may have put them away
  return symbols;
}

function parse(game: string, source: string): Sheet {
  const text = /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(source)
    ? source
    : `<svg xmlns="${SVG}">${source}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'symbols');
  sheet.setAttribute('aria-hidden', 'true');
  const found = new Map<string, Symbol>();
  for (const symbol of parsed.querySelectorAll('symbol')) {
    const name = symbol.id.startsWith(`${game}-`) ? symbol.id.slice(game.length + 1) : symbol.id;
    const id = `${game}-${name}`;
    const box = (symbol.getAttribute('viewBox') ?? '0 0 48 48').split(/[\s,]+/).map(Number) as Box;
    symbol.id = id;
    const first = symbol.querySelector('circle, rect, path, ellipse, polygon, polyline, line');
    const drawn = { id, box, round: disc(first, box), hex: hex(first, box) };
    found.set(name, drawn);
    for (const called of symbol.dataset['says']?.split('|') ?? []) found.set(`says ${called}`, drawn);
    symbol.removeAttribute('data-says');
    sheet.append(document.importNode(symbol, true));
  }
  return { drawings: sheet, symbols: found };
}

/** A drawing whose first shape is a circle that nearly fills its box is a disc. */
function disc(first: Element | null, box: Box): number | null {
  if (first?.tagName !== 'circle') return null;
  const radius = Number(first.getAttribute('r'));
  return radius > Math.min(box[2], box[3]) * 0.4 ? radius : null;
}

/** A drawing whose first shape is a hex on a corner that nearly fills its box is a hex. */
function hex(first: Element | null, box: Box): number | null {
  const path = first?.getAttribute('d') ?? '';
  const numbers = path.match(/^M[-\d. L]*Z$/) ? (path.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  if (numbers.length !== 12) return null;
  const far = [0, 2, 4, 6, 8, 10].map((n) => Math.hypot(numbers[n]!, numbers[n + 1]!));
  const [least, most] = [Math.min(...far), Math.max(...far)];
  return most - least < 0.5 && most > box[3] * 0.4 ? most : null;
}

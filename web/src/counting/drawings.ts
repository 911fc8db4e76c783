/** Drawings that come with a table: of pieces that somebody has described. */

import type { Box } from '../line/protocol';
import type { Symbol, Symbols } from '../looking/symbols';

const SVG = 'http://www.w3.org/2000/svg';

/** Puts drawings into the page, and says what they are called; ``known`` are there already. */
export function drawnBy(game: string, source: string, known: Symbols): Symbols {
  if (!source) return known;
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${source}</svg>`, 'image/svg+xml');
  const fresh = [...parsed.querySelectorAll('symbol')].filter(({ id }) => !document.getElementById(id));
  const found = new Map<string, Symbol>(known);
  if (fresh.length > 0) {
    const sheet = document.createElementNS(SVG, 'svg');
    sheet.setAttribute('class', 'symbols');
    sheet.setAttribute('aria-hidden', 'true');
    for (const symbol of fresh) sheet.append(document.importNode(symbol, true));
    document.body.append(sheet);
  }
  for (const { id, attributes } of parsed.querySelectorAll('symbol')) {
    const box = attributes.getNamedItem('viewBox')!.value.split(' ').map(Number) as Box;
    found.set(id.slice(game.length + 1), { id, box, round: null, hex: null });
  }
  return found;
}

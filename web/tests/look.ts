/** Looking at the page: what is there, whether it stays within its bounds, whether it can be hit. */

import { layout } from './layout';
import { troubles, unanswered } from './troubles';

export { layout };

export const LIMIT = 30_000;

export const all = <T extends Element = HTMLElement>(selector: string): T[] => [
  ...document.querySelectorAll<T>(selector),
];
export const count = (selector: string): number => all(selector).length;

/** Something is looked for that is not there. */
class Missing extends Error {}

export function one<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Missing(`there is no ${selector}`);
  return found;
}

export const visible = (node: Element): boolean =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The text that can be read, as laid out. */
export const text = (node: Element | string): string => {
  const it = typeof node === 'string' ? one(node) : node;
  return (it instanceof HTMLElement ? it.innerText : (it.textContent ?? '')).trim();
};
export const texts = (selector: string): string[] => all(selector).map(text);

/** After the next frame: whatever depends on the window's size hears of it then. */
export const soon = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

/** Null where what is asked about is not there yet. */
function soFar<T>(ready: () => T): T | null {
  try {
    return ready();
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}

/** Waits until something is so: what is asked about may still be loading. */
export async function until<T>(ready: () => T, what: string): Promise<NonNullable<T>> {
  for (const limit = performance.now() + LIMIT; ; ) {
    const found = soFar(ready);
    if (found) return found as NonNullable<T>;
    if (troubles.length || performance.now() > limit) throw new Error([`in vain: ${what}`, `${innerWidth} × ${innerHeight}: ${document.querySelector('main')?.outerHTML.slice(0, 200)}`, ...troubles, ...unanswered].join('\n'));
    await soon();
  }
}

export const seen = (selector: string): Promise<HTMLElement> =>
  until(() => document.querySelector<HTMLElement>(selector), selector);
export const gone = (selector: string): Promise<true> =>
  until(() => count(selector) === 0, `no ${selector}`) as Promise<true>;

const frame = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(go));

/** Waits until something lies still. */
export async function still(node: Element): Promise<DOMRect> {
  for (let now = node.getBoundingClientRect(); ; ) {
    await frame();
    await frame();
    const before = now;
    now = node.getBoundingClientRect();
    const same = (['x', 'y', 'width', 'height'] as const).every((side) => now[side] === before[side]);
    if (same) return now;
  }
}

export const overlap = (a: DOMRect, b: DOMRect, slack = 1): boolean =>
  a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;

/** How many of these are covered by any of those, be it by an edge. */
export function under(selector: string, over: string): number {
  const boxes = (names: string): DOMRect[] =>
    all(names).filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect());
  const laid = boxes(over);
  return boxes(selector).filter((one) => laid.some((other) => overlap(one, other))).length;
}

/** Everything that can be pressed has a name. */
export const nameless = (): string[] =>
  all<HTMLInputElement>('button, a, [role=button], input:not([type=hidden])')
    .filter((it) => it.checkVisibility() && !it.ariaLabel && !it.labels?.length && !it.textContent?.trim())
    .map((it) => `without a name: ${it.outerHTML.slice(0, 80)}`);

/** What a player aims at, and where it is: it has to stay there. */
export type Places = Record<string, number[]>;

/** At a table: the board has its room, and whatever can be pressed can be hit, with nothing over it. */
export function survey(): { wrong: string[]; places: Places } {
  const wrong: string[] = [];
  const places: Places = {};
  const maybe = (selector: string): Element | null => document.querySelector(selector);
  const say = (box: DOMRect): string => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const place = (name: string, box: DOMRect): void =>
    void (places[name] = [box.left, box.top, box.right, box.bottom]);
  const phone = one('main').matches('.phone');
  const board = one('[data-part=board]').getBoundingClientRect();
  const [undo, prompt, row] = ['[data-act=undo]', '[data-part=prompt]', '[data-part=actions]'].map(maybe);
  place('board', board);
  if (undo) place('undo', undo.getBoundingClientRect());
  if (row) {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    places['actions'] = phone ? [left, top, right, bottom] : [left, right, bottom]; // it grows upwards
  }
  if (prompt) {
    const turn = one('[data-part=turn]');
    const name = one('[data-part=turn] .name, [data-part=turn] .unseen');
    if (turn.matches('.mine') && name.scrollWidth > name.clientWidth) wrong.push('whose turn is cut');
    if (name.getClientRects()[0]!.height > 1.5 * parseFloat(getComputedStyle(name).fontSize))
      wrong.push(`whose turn is broken: ${name.textContent}`);
    const told = prompt.closest('.told')!.getBoundingClientRect();
    place('prompt', told);
    const hand = one('[data-part=hand]').getBoundingClientRect();
    places['hand'] = [hand.left, hand.top, hand.right];
    if (!phone && hand.top - told.bottom > 24) wrong.push(`a gap of ${hand.top - told.bottom} px under the prompt`);
    if (!turn.textContent?.trim()) wrong.push('nobody knows whose turn it is');
    if (turn.getBoundingClientRect().bottom > told.top + 12) wrong.push('whose turn is hidden');
    if (prompt.scrollHeight > told.height + 1 || prompt.scrollWidth > prompt.clientWidth + 1)
      if (!maybe('[data-act=unfold]')) wrong.push(`cannot be unfolded: ${prompt.textContent}`);
  }

  // Undo has its place to itself.
  if (undo) {
    const { left, top, right, bottom } = undo.getBoundingClientRect();
    for (const x of [left + 3, (left + right) / 2, right - 3])
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const there = document.elementFromPoint(x, y);
        if (!undo.contains(there)) wrong.push(`on undo: ${there?.outerHTML.slice(0, 80)}`);
      }
  }

  // A cell can be hit; where cells are small, the board zooms in on the ghost.
  const cells = all('.boards [data-cell] > .hit').map((it) => it.getBoundingClientRect());
  const least = Math.min(...cells.map((box) => Math.min(box.width, box.height)));
  if (maybe('.boards [data-ghost]') && least < 24) wrong.push(`a ghost on cells of ${least} px`);
  // Everything that is drawn is large enough to read; text beside a board begins larger.
  for (const it of all<SVGTextElement>('.area text')) {
    const scale = it.getScreenCTM()?.a ?? 0;
    const size = parseFloat(getComputedStyle(it).fontSize) * scale;
    if (visible(it) && it.textContent && size < 11.9) wrong.push(`letters of ${size} px: ${it.textContent}`);
  }
  for (const it of all('.boards text.coordinate'))
    if (it.textContent?.includes('…')) wrong.push(`cut: ${it.textContent}`);
  for (const piece of all('.hand [data-value] > .hit, .drawer [data-value] > .hit')) {
    const box = piece.getBoundingClientRect();
    if (visible(piece) && Math.min(box.width, box.height) < 24)
      wrong.push(`a piece of ${box.width} × ${box.height}: ${piece.parentElement?.dataset['value']}`);
  }

  // What has to be pressed next is in full view.
  for (const button of all('.chip button')) {
    const box = button.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      wrong.push(`out of the window: ${text(button)} ${say(box)}`);
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!button.contains(there)) wrong.push(`hidden: ${text(button)}`);
  }

  // With a column at either side, all that lies on the table is in sight.
  const most = all('.mine .part, .all .part').length > 0 && getComputedStyle(one('.rest')).display === 'contents';
  for (const part of most ? all('.mine .part, .all .part:not([data-part=spelled])') : []) {
    const drawing = part.querySelector('.area')?.getBoundingClientRect();
    const room = part.closest('.side')!.getBoundingClientRect();
    if (drawing && (drawing.top < room.top - 1 || drawing.bottom > room.bottom + 1))
      wrong.push(`out of sight: ${part.textContent?.slice(0, 30)} ${say(drawing)} in ${say(room)}`);
  }

  if (phone) {
    if (board.width < innerWidth - 1) wrong.push(`the board is ${board.width} wide`);
    if (board.height < innerHeight / 2) wrong.push(`the board is ${board.height} high`);
    const line = parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.2;
    if (prompt && places['prompt']![3]! - places['prompt']![1]! > 2.5 * line) wrong.push('a prompt of many lines');
    for (const sheet of all('.drawer.open, .tray.raised, [data-part=tally]')) {
      const { top } = sheet.getBoundingClientRect();
      if (visible(sheet) && top < board.top + board.height / 2 - 1)
        wrong.push(`a sheet from ${top} over a board ${say(board)}`);
    }
    // In one row, or all of them above one another, and a button that says so.
    const others = row?.querySelector('.others');
    const room = others?.getBoundingClientRect();
    for (const button of row?.querySelectorAll('.others > button') ?? []) {
      const box = button.getBoundingClientRect();
      if (box.top < room!.top - 1 || box.bottom > room!.bottom + 1 || box.width > room!.width + 1)
        wrong.push(`an action that is not in its row: ${text(button)}`);
      if (box.right > room!.right + 4 && !maybe('[data-act=all-actions]')) wrong.push(`out of sight: ${text(button)}`);
    }
  }
  return { wrong, places };
}

/** Waits until nothing is wrong, or says what is: a window that was just resized needs a moment. */
export async function good(where: string, wrong: () => string[]): Promise<void> {
  const end = performance.now() + LIMIT;
  for (let found = wrong(); found.length > 0; found = wrong()) {
    if (performance.now() > end) throw new Error(`${where}:\n${found.join('\n')}`);
    await frame();
  }
}

/** Nothing on the page is cut off, too small or without a name. */
export const tidy = (where: string, scrolls = false): Promise<void> =>
  good(where, () => [...layout(scrolls), ...nameless()]);

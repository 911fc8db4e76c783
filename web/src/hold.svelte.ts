/** A finger that rests on something asks what it is. Nothing else comes of such a press. */

import { STRAY, swallowClick } from './carry.svelte';
import { lyingOn } from './layout';
import type { Text } from './protocol';
import type { Table } from './table.svelte';

/** How long a finger has to rest, in milliseconds. */
const LONG = 500;

/** What was asked about, and where. */
export interface Held {
  /** What it is: the words of a piece, or the name of a cell. */
  words: string;
  /** The piece, if it is one: there may be more to say about it. */
  piece: Text | null;
  x: number;
  y: number;
}

export class Hold {
  held = $state.raw<Held | null>(null);

  constructor(private readonly table: Table) {}

  /** What lies at a point of the screen. */
  private at(x: number, y: number): Held | null {
    const under = document.elementsFromPoint(x, y);
    const stage = this.table.carry.sheet(under[0]);
    const area = under[0]?.closest('.area')?.getBoundingClientRect();
    if (!stage || !area) return null;
    const spot = stage.units({ x: x - area.left, y: y - area.top });
    const sprite = lyingOn(spot, stage.sprites, stage.symbols).findLast(({ words }) => words);
    const key = under[0]?.closest<SVGElement>('[data-cell]')?.dataset['cell'];
    const cell = key === undefined ? undefined : stage.cells.get(stage.refer({ key }));
    const words = cell ? stage.spoken(cell) : sprite ? stage.words(sprite) : '';
    return words ? { words, piece: sprite?.words ?? null, x, y } : null;
  }

  /** Watches what fingers do on the table. */
  watch = (node: HTMLElement): (() => void) => {
    const undo = new AbortController();
    const { signal } = undo;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let long = false;
    const read = (): void => void (this.held = null);
    const down = (event: PointerEvent): void => {
      clearTimeout(timer);
      long = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        this.held = this.at(start.x, start.y);
        long = this.held !== null;
        if (long) this.table.carry.drop();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) >= STRAY) clearTimeout(timer);
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (long && event.type === 'pointerup') swallowClick();
      long = false;
    };
    const menu = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    };
    addEventListener('pointerdown', read, { signal, capture: true });
    node.addEventListener('pointerdown', down, { signal, capture: true });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal, capture: true });
    addEventListener('pointercancel', up, { signal, capture: true });
    node.addEventListener('contextmenu', menu, { signal });
    return () => {
      clearTimeout(timer);
      undo.abort();
    };
  };
}

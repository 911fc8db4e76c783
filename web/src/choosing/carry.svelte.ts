/** A sprite being dragged from where it lies: onto a board, onto another sprite, or to oneself. */

import { question } from './choose';
import { hover } from './point';
import { drop, land, lift, receive, regret } from './lift';
import type { Point } from './choosing.svelte';
import type { Spot } from './placement';
import type { Sprite } from '../line/protocol';
import type { Stage } from '../looking/stage.svelte';
import type { Table } from '../table/table.svelte';

/** How far a press may stray, in pixels, and still be a press. */
export const STRAY = 7;
/** How far above the finger a piece is held where cells are smaller than a fingertip, in pixels. */
const ABOVE = 56;
/** How far something has to be moved from where it lies to count as taken, in pixels. */
const AWAY = 60;

export class Carry {
  /** What is in hand, once it has really been moved. */
  sprite = $state.raw<Sprite | null>(null);
  /** To a place, only to oneself, or nowhere: it cannot be played. */
  kind = $state<'place' | 'take' | 'vain'>('place');
  /** Where it is on the screen, and how large it was drawn. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The sprite that it would be dropped on. */
  over = $state<string | null>(null);
  /** Where it glides back to, after it was let go. */
  home = $state.raw<Spot | null>(null);
  /** It was put down, but the table has not answered yet. */
  private gone = $state<string | null>(null);

  /** The areas of the table, by what shows them. */
  private readonly sheets = new Map<Element, Stage>();
  private end: AbortController | null = null;

  constructor(private readonly table: Table) {}

  /** An area is on the screen, until this is undone. */
  enrol(node: HTMLElement, stage: Stage): () => void {
    this.sheets.set(node, stage);
    // Parts of a drawing cannot say for themselves that touching them does not scroll.
    const still = (event: Event): void => {
      if (this.end && this.kind === 'place') event.preventDefault();
    };
    node.addEventListener('touchmove', still, { passive: false });
    return () => {
      this.sheets.delete(node);
      node.removeEventListener('touchmove', still);
    };
  }

  /** The area that something on the screen belongs to. */
  sheet(node: Element | undefined): Stage | undefined {
    const area = node?.closest('.area');
    return area ? this.sheets.get(area) : undefined;
  }

  private sheetAt(): Stage | undefined {
    return this.sheet(document.elementsFromPoint(this.x, this.y)[0]);
  }

  /** The board that pieces are laid on. */
  get board(): Stage | undefined {
    return [...this.sheets.values()].find(({ lattice }) => lattice);
  }

  /** The sprites that it can be dropped on. */
  get onto(): ReadonlySet<string> {
    const { sprite } = this;
    return new Set(sprite && !this.home ? this.table.choosing.drops.get(sprite.key)?.keys() : []);
  }

  /** The sprite that no longer lies where it is drawn. */
  get away(): string | null {
    return this.sprite?.key ?? (this.table.outbox.waiting ? this.gone : null);
  }

  /** It has fallen into place, where the ghost shows it. */
  get placed(): boolean {
    return this.table.choosing.aloft && this.table.choosing.hovered !== null;
  }

  start(event: PointerEvent, sprite: Sprite, scale: number): void {
    const kind = this.table.choosing.carries(sprite.key) ?? 'vain';
    if (event.button !== 0 || this.end) return;
    const { pointerId, clientX, clientY } = event;
    const touch = event.pointerType === 'touch';
    const from = this.sheet(event.target as Element);
    const end = (this.end = new AbortController());
    const { signal } = end;
    this.kind = kind;
    let at: Point | null = null;
    const above = touch && (this.board?.small ?? true) ? ABOVE : 0;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (this.sprite === null || this.home) {
        if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < STRAY) return;
        this.home = null;
        this.sprite = sprite;
        this.scale = scale;
        if (kind !== 'vain') lift(this.table.choosing, sprite.key);
      }
      [this.x, this.y] = [now.clientX, now.clientY - above];
      scrollAlong(now);
      const under = document.elementsFromPoint(this.x, this.y);
      this.over = found(under, 'drop');
      const places = this.over === null && kind === 'place';
      at = places ? this.pointAt(under, this.x, this.y) : null;
      if (kind !== 'vain') hover(this.table.choosing, at);
      if (places && above && !this.placed) at = this.below(now) ?? at;
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      this.stop();
      if (!this.sprite || this.home) return;
      swallowClick();
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY);
      const elsewhere = far > AWAY || this.sheetAt() !== from;
      if (now.type !== 'pointerup' || !this.settle(sprite, at, touch, elsewhere)) this.back();
    };
    const key = (now: KeyboardEvent): void => {
      if (now.key !== 'Escape' || !this.sprite) return;
      now.stopPropagation();
      this.drop();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    addEventListener('keydown', key, { signal, capture: true });
  }

  /** Drops a press that might have become a drag, or a drag. */
  drop(): void {
    this.stop();
    if (this.sprite && !this.home) this.back();
  }

  private stop(): void {
    this.end?.abort();
    this.end = null;
  }

  /** It was let go. Returns whether it went anywhere. */
  private settle(sprite: Sprite, at: Point | null, touch: boolean, elsewhere: boolean): boolean {
    const { table, over } = this;
    const stage = this.sheetAt();
    let went = true;
    if (this.kind === 'vain') {
      question(table.choosing, sprite.key);
      went = false;
    } else if (over !== null) {
      regret(table.choosing);
      drop(table.choosing, sprite.key, over, touch);
    } else if (this.kind === 'take') {
      went = elsewhere && ['board', 'hand'].includes(stage?.area.role ?? '');
      if (went) receive(table.choosing);
    } else if (at && (at.cell || table.choosing.hand)) {
      went = land(table.choosing, at, touch);
      table.departure = null; // it comes from where it was put down
    } else {
      went = false;
    }
    if (!went) return false;
    this.gone = sprite.key;
    this.sprite = this.over = null;
    return true;
  }

  /** It glides back to where it came from. */
  private back(): void {
    const { table, sprite } = this;
    if (table.choosing.aloft) regret(table.choosing);
    this.over = null;
    const lies = document.querySelector(`[data-sprite="${CSS.escape(sprite?.key ?? '')}"]`);
    const { x, y, width, height } = lies?.getBoundingClientRect() ?? new DOMRect(this.x, this.y);
    this.home = { x: x + width / 2, y: y + height / 2 };
  }

  /** It is back. */
  rest = (): void => {
    this.sprite = this.home = null;
  };

  /** Where the finger itself is, if the piece can go there: people aim with the finger or the piece. */
  private below({ clientX, clientY }: PointerEvent): Point | null {
    const { point } = this.table.choosing;
    const own = this.pointAt(document.elementsFromPoint(clientX, clientY), clientX, clientY);
    hover(this.table.choosing, own);
    if (this.placed) return own;
    hover(this.table.choosing, point);
    return null;
  }

  /** What is pointed at on a board that pieces are laid on. */
  private pointAt(under: readonly Element[], x: number, y: number): Point | null {
    const stage = this.sheet(under[0]);
    if (!stage?.lattice) return null;
    const { left, top } = under[0]!.closest('.area')!.getBoundingClientRect();
    const spot = stage.units({ x: x - left, y: y - top });
    const key = found(under, 'cell');
    if (key === null) return { cell: '', ...spot };
    const cell = stage.refer({ key });
    const part = found(under, 'inside');
    return { cell, ...(part !== null && { part: `${cell}/${part}` }), ...spot };
  }
}

/** What the uppermost of some elements with this name says. */
function found(under: readonly Element[], name: string): string | null {
  for (const node of under) {
    const holder = node.closest<SVGElement>(`[data-${name}]`);
    if (holder) return holder.dataset[name] ?? null;
  }
  return null;
}

const EDGE = 48;
const PACE = 10;

/** Dragging something to the edge of a scrolling column scrolls it. */
function scrollAlong({ clientX, clientY }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY);
  for (let node = under; node; node = node.parentElement) {
    if (node.scrollHeight <= node.clientHeight + 1 || !(node instanceof HTMLElement)) continue;
    const { top, bottom } = node.getBoundingClientRect();
    if (clientY > bottom - EDGE) node.scrollBy(0, PACE);
    else if (clientY < top + EDGE) node.scrollBy(0, -PACE);
  }
}

/** The click that ends a drag or a long press is ignored; it may come late. */
export function swallowClick(): void {
  const end = new AbortController();
  const { signal } = end;
  const stop = (event: MouseEvent): void => {
    if (event.detail === 0) return; // a key's
    end.abort();
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, signal });
  addEventListener('pointerdown', () => end.abort(), { capture: true, signal });
}

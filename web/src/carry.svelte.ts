/** A sprite that is dragged from where it lies, maybe to another area of the table. */

import type { Sprite } from './protocol';
import type { Table } from './table.svelte';

const STRAY = 7;

export class Carry {
  /** What is in hand, once it has really been moved. */
  sprite = $state.raw<Sprite | null>(null);
  /** Where it is on the screen, and how wide it lay there. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  touch = $state(false);
  /** What it would be dropped on. */
  over = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** The sprites that it can be dropped on. */
  get onto(): ReadonlySet<string> {
    const drops = this.sprite && this.table.drops.get(this.sprite.key);
    return new Set(drops?.keys());
  }

  start(event: PointerEvent, sprite: Sprite, scale: number): void {
    if (event.button !== 0 || !this.table.drops.has(sprite.key)) return;
    const { pointerId, clientX, clientY } = event;
    const end = new AbortController();
    const { signal } = end;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY);
      if (!this.sprite && far < STRAY) return;
      this.sprite = sprite;
      this.scale = scale;
      this.touch = now.pointerType === 'touch';
      [this.x, this.y] = [now.clientX, now.clientY];
      scrollAlong(now);
      const under = document.elementFromPoint(now.clientX, now.clientY);
      this.over = under?.closest<SVGElement>('[data-drop]')?.dataset['drop'] ?? null;
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      end.abort();
      if (!this.sprite) return;
      const { over } = this;
      this.sprite = this.over = null;
      swallowClick();
      if (over !== null && now.type === 'pointerup') this.table.drop(sprite.key, over);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
  }
}

const EDGE = 48;
const PACE = 10;

/** What is dragged to the edge of a column that scrolls moves the column along. */
function scrollAlong({ clientX, clientY }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY);
  for (let node = under; node; node = node.parentElement) {
    if (node.scrollHeight <= node.clientHeight + 1 || !(node instanceof HTMLElement)) continue;
    const { top, bottom } = node.getBoundingClientRect();
    if (clientY > bottom - EDGE) node.scrollBy(0, PACE);
    else if (clientY < top + EDGE) node.scrollBy(0, -PACE);
  }
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}

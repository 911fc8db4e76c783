/** Mouse and fingers on a board: dragging the ghost or the sheet, two fingers, the wheel. A click
 *  that ends such a movement is ignored. */

import { muse } from './choose';
import { hover } from './point';
import { pull, turn, turns } from './turn';
import { STRAY } from './carry.svelte';
import type { Lens } from '../looking/lens.svelte';
import { shaped } from './placement';
import type { Stage } from '../looking/stage.svelte';

interface Spot {
  x: number;
  y: number;
}

/** How far the wheel has to turn to turn the ghost once. */
const NOTCH = 60;

export function gestures(stage: Stage, lens: Lens): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Spot>();
    let doing: 'nothing' | 'ghost' | 'pan' | 'pinch' = 'nothing';
    let start: Spot = { x: 0, y: 0 };
    /** From the finger to the middle of the ghost that it drags. */
    let offset: Spot = start;
    let moved = false;
    let turned = 0;

    const spot = (event: MouseEvent): Spot => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const apart = (one: Spot, other: Spot): number =>
      Math.hypot(one.x - other.x, one.y - other.y);
    const onGhost = (event: PointerEvent): boolean => {
      const { pinned } = stage.choosing;
      const cell = stage.under(event);
      return Boolean(
        pinned && shaped(pinned) && cell && stage.choosing.covered(pinned).includes(cell),
      );
    };

    function down(event: PointerEvent): void {
      const target = event.target as Element;
      // Points shown on the board must not block anything.
      if (event.button !== 0 || target.closest('button:not([data-tag]), [data-drag]')) return;
      if (fingers.size === 0) moved = false;
      fingers.set(event.pointerId, spot(event));
      if (fingers.size > 1) {
        doing = 'pinch';
        moved = true;
      } else {
        start = spot(event);
        doing = onGhost(event) ? 'ghost' : 'pan';
        if (doing === 'ghost') {
          const { ground, pinned } = stage.choosing;
          const { x, y } = stage.pixels(ground.middle(pinned!));
          offset = { x: x - start.x, y: y - start.y };
        }
      }
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      if (doing === 'pinch') {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
          const grown = apart(now, other) / Math.max(1, apart(before, other));
          lens.zoom(grown, middle);
          lens.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        }
        fingers.set(event.pointerId, now);
        return;
      }
      if (!moved) {
        if (apart(start, now) < STRAY || (doing === 'pan' && lens.wholly)) return;
        moved = true;
        node.setPointerCapture(event.pointerId);
        hover(stage.choosing, null);
      }
      fingers.set(event.pointerId, now);
      if (doing === 'pan') lens.pan(now.x - before.x, now.y - before.y);
      if (doing === 'ghost')
        pull(stage.choosing, stage.units({ x: now.x + offset.x, y: now.y + offset.y }));
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (doing === 'ghost' && moved) muse(stage.choosing);
      doing = 'nothing';
    }

    function click(event: MouseEvent): void {
      if (!moved || (event.target as Element).closest('button')) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { table } = stage;
      const ghost = table.choosing.shape !== null || table.choosing.picked.length > 0;
      if (event.ctrlKey || !ghost || turns(table.choosing, 'turn') < 2) {
        const pixels = event.deltaMode === 1 ? 30 : 1; // some count in lines
        lens.zoom(Math.exp(-event.deltaY * pixels * 0.002), spot(event));
        return;
      }
      turned += event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
      if (Math.abs(turned) < NOTCH) return;
      turn(table.choosing, 'turn', turned > 0 ? 1 : -1);
      turned = 0;
    }

    const undo = new AbortController();
    const { signal } = undo;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('wheel', wheel, { signal, passive: false });
    return () => undo.abort();
  };
}

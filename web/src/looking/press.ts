/** What a press on an area means: choosing a piece, or pointing at a cell. */

import { choose } from '../choosing/choose';
import type { Spot } from '../choosing/placement';
import { aim, tryOn } from '../choosing/point';
import type { Cell, Sprite, Text } from '../line/protocol';
import type { Meaning, Stage } from './stage.svelte';

/** A piece that stands for a value is pressed. */
export function press(stage: Stage, { facet, value }: Meaning, touch = stage.touch): void {
  choose(stage.choosing, facet, value, touch);
}

/** A cell is pressed. ``at``: where exactly, in pixels of the area; none for a keyboard press.
 *  ``part``: the part of the cell that is meant, as a reference, if it has parts. ``pins``: it is only
 *  shown what would happen there. */
export function pressCell(
  stage: Stage,
  cell: Cell,
  at?: Spot,
  part?: string,
  pins = at !== undefined && stage.touch,
): void {
  const { table, choosing } = stage;
  if (table.waits && table.sketch.sprite) {
    table.sketch.put(stage.refer(cell));
    return;
  }
  const partial = stage.parts.length > 0 ? part : undefined;
  if (partial === undefined && !stage.legal.has(stage.refer(cell))) {
    // A piece on the board may itself be what is chosen.
    for (const sprite of stage.on(cell)) {
      const meaning = choosing.meaning(sprite.key);
      if (meaning) {
        press(stage, meaning, pins);
        return;
      }
    }
  }
  const goal = partial ?? stage.refer(cell);
  // By keys, what is in hand goes there or nothing does.
  const { picked, seized } = choosing;
  const able = seized === null && (picked.length === 0 || stage.legal.has(goal));
  if (!at && !able) tryOn(choosing, goal);
  else aim(choosing, goal, at && stage.units(at), pins);
}

/** Something that can only be dragged lies over the cell: the cell is meant. */
export function pressUnder(stage: Stage, sprite: Sprite, at: Spot): void {
  const near = (cell: Cell): number => Math.hypot(cell.x - sprite.x, cell.y - sprite.y);
  const [cell] = [...stage.cells.values()].sort((one, other) => near(one) - near(other));
  if (cell && near(cell) < stage.size) pressCell(stage, cell, at);
}

/** Says what a piece does before it is chosen, when it is pointed at or reached by keys. */
export function hint(stage: Stage, event: Event): void {
  // A finger cannot point without pressing, and what it pressed keeps the focus.
  const target = event.target as Element;
  const mouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (!mouse && !keyed()) return;
  clearTimeout(leaving);
  stage.choosing.hint = told(stage, target);
}

/** How long a mouse may take from a piece to the words about it, in milliseconds. */
const LINGERS = 800;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The mouse has gone. The words stay while it is on its way to them, or over them, since they can be
 *  pressed; then what the keys have reached is told again. */
export function unhint({ table, choosing }: Stage): void {
  clearTimeout(leaving);
  const left = choosing.hint;
  leaving = setTimeout(function put(): void {
    if (choosing.hint !== left) return; // something was done since
    if (document.querySelector('[data-part=about]:hover')) {
      leaving = setTimeout(put, LINGERS);
      return;
    }
    const focused = keyed() ? document.activeElement : null;
    const stage = table.carry.sheet(focused ?? undefined);
    choosing.hint = focused && stage ? told(stage, focused) : null;
  }, LINGERS);
}

const keyed = (): boolean => document.documentElement.dataset['keys'] !== undefined;

function told(stage: Stage, node: Element): Text | null {
  const { value, back, idle, bag } = node.closest<SVGElement>('.target')?.dataset ?? {};
  return stage.byKey.get(value ?? back ?? idle ?? bag ?? '')?.words ?? null;
}

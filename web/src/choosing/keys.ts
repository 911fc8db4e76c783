/** What the keys of a table do. Loaded after the table itself. */

import { tick } from 'svelte';
import { cancel, choose, conclude, confirm, question, seize } from './choose';
import { another, turn } from './turn';
import { live, values } from './facets';
import { digit } from './struck';
import type { Table } from '../table/table.svelte';

/** What lies on the table hears its own keys first: only buttons beside it are meant. */
const onButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="button"]') !== null;

function focusBoard(): void {
  document
    .querySelector<SVGElement>('.boards [data-cell][tabindex="0"]')
    ?.focus({ preventScroll: true });
}

/** No piece can be laid: a digit takes up what can be dragged from the hand, or is told why not. Otherwise
 *  whoever went on as if they had it in hand would do something else. */
function reach({ areas, choosing }: Table, nth: number): boolean {
  const hand = areas.filter(({ role }) => role === 'hand').flatMap(({ sprites = [] }) => sprites);
  const key = hand.filter(({ words }) => words)[nth]?.key;
  if (key === undefined || choosing.all.length === 0) return false;
  if (choosing.drops.has(key)) choosing.seized === key || seize(choosing, key);
  else question(choosing, key);
  return true;
}

/** A key was pressed: does to the table what it should. False: nothing. */
export function strike(event: KeyboardEvent, table: Table): boolean {
  const { choosing, frames, sketch } = table;
  if (event.ctrlKey || event.metaKey) {
    const back = event.code === 'KeyZ' && !event.shiftKey;
    if (back) table.stepBack();
    return back;
  }
  if (event.altKey) return false;
  const by = event.shiftKey ? -1 : 1;
  if (frames.showing && (event.key === ' ' || event.key === 'Enter')) frames.hurry();
  else if (event.key === ' ' && choosing.shape && !onButton(event.target)) another(choosing, by);
  else if (event.key === 'Enter' && choosing.pinned && !onButton(event.target)) confirm(choosing);
  else if (event.key === 'Enter' && choosing.made && !onButton(event.target)) conclude(choosing);
  else if (event.code === 'KeyR' && table.waits && sketch.sprite) table.turnLifted(by);
  else if (event.code === 'KeyM' && table.waits) sketch.flipped = !sketch.flipped;
  else if (event.code === 'KeyR') turn(choosing, 'turn', by);
  else if (event.code === 'KeyM') turn(choosing, 'mirror');
  else if (event.code === 'KeyF') turn(choosing, 'face', by);
  else {
    const pieces = values(live(choosing.all, choosing.picked), 'piece');
    const nth = digit(event) - 1;
    const piece = pieces[nth];
    if (piece === undefined) return pieces.length === 0 && !table.busy && reach(table, nth);
    if (!choosing.picked.some((pick) => pick[1] === piece)) choose(choosing, 'piece', piece);
    // Where the focus enters the board depends on what is in hand: first let the page show that.
    void tick().then(() => choosing.picked.length > 0 && !table.outbox.waiting && focusBoard());
  }
  return true;
}

/** Gives up what is under way, one thing at a time. */
export function escape(table: Table): void {
  if (table.frames.counting) table.frames.hurry();
  else if (table.outbox.walks) table.outbox.stay();
  else if (table.enlarged) table.look(null);
  else if (table.choosing.begun) cancel(table.choosing);
  else if (table.sketch.sprite) table.sketch.clear();
  else table.scoring?.away();
}

/** What can be done next, in order: a piece, a place, a button. */
const TO_DO = [
  '.hand [data-value]',
  '.drawer.inline [data-value]',
  '.boards [data-value]',
  'main [data-value]',
  '.boards .can[tabindex="0"]',
  '.status [data-option]',
];

/** A turn begins: move a keyboard user's focus to where something can be done, unless it is already
 *  somewhere else. */
export function focusFirst(): void {
  const { activeElement: at, body } = document;
  if (at && at !== body && at.isConnected) return;
  for (const wish of TO_DO) {
    for (const node of document.querySelectorAll<SVGElement | HTMLElement>(wish)) {
      if (!node.checkVisibility()) continue;
      node.focus({ preventScroll: true });
      if (document.activeElement === node) return;
    }
  }
}

/** A mouse, fingers and keys. They are the browser's own, except `press`, which is a click that nothing
 *  else gets in the way of. */

import { cdp, userEvent } from 'vitest/browser';
import { all, one, seen, still, until } from './look';

type Spot = readonly [x: number, y: number];
type Goal = Element | string;

const node = async (goal: Goal): Promise<Element> => (typeof goal === 'string' ? seen(goal) : goal);

/** The part of it that is hit. */
const target = async (goal: Goal): Promise<Element> => {
  const it = await node(goal);
  return it.querySelector(':scope > .hit, :scope > .inside') ?? it;
};

/** The middle of something, once it lies still. */
export async function middle(goal: Goal): Promise<Spot> {
  const it = await target(goal);
  it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = await still(it);
  if (!width) throw new Error(`${it.outerHTML.slice(0, 80)} cannot be seen`);
  return [x + width / 2, y + height / 2];
}

export const cell = (name: string): Element => one(`.boards [data-cell='${name}']`);

/** A click in the middle of something, as by a mouse or a finger; it fails where something else lies
 *  over it, unless ``anyhow``: for a drawing that has gaps. */
export async function press(goal: Goal, kind: 'mouse' | 'touch' = 'mouse', anyhow = false): Promise<void> {
  const it = await target(goal);
  const [clientX, clientY] = await middle(goal);
  const there = document.elementFromPoint(clientX, clientY);
  const hit = (await node(goal)).contains(there) ? there : null;
  if (!hit && !anyhow)
    throw new Error(`${it.outerHTML.slice(0, 90)} is under ${there?.outerHTML.slice(0, 90) ?? 'nothing'}`);
  const on = hit ?? it;
  const at = { bubbles: true, cancelable: true, composed: true, clientX, clientY, view: window, detail: 1 };
  const pointer = { ...at, pointerId: 1, pointerType: kind, isPrimary: true };
  on.dispatchEvent(new PointerEvent('pointermove', pointer));
  on.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  on.dispatchEvent(new MouseEvent('mousedown', at));
  const holder = on.closest<HTMLElement | SVGElement>('button, a, input, select, [tabindex]');
  holder?.focus({ preventScroll: true });
  on.dispatchEvent(new PointerEvent('pointerup', pointer));
  on.dispatchEvent(new MouseEvent('mouseup', at));
  on.dispatchEvent(new PointerEvent('click', pointer));
}

/** One tap, well after the one before: two quick ones count as one. */
export async function tap(goal: Goal): Promise<void> {
  const now = performance.now();
  await until(() => performance.now() > Math.min(lastTap + 320, now + 320), 'the next tap');
  await press(goal, 'touch', true);
  lastTap = performance.now();
}
let lastTap = -Infinity;

// --- the browser's own -----------------------------------------------------------------------------

/** Where the frame with the page lies in the window. */
function outside([x, y]: Spot): { x: number; y: number } {
  const box = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  const scale = box.width / innerWidth;
  return { x: box.left + x * scale, y: box.top + y * scale };
}

type Line = { send: (method: string, params: object) => Promise<unknown> };
const line = (): Line => cdp() as unknown as Line;

export const mouse = {
  at: [0, 0] as Spot,
  async send(type: string, more: object = {}): Promise<void> {
    await line().send('Input.dispatchMouseEvent', { type, ...outside(mouse.at), ...more });
  },
  async move(spot: Spot | Goal, steps = 1): Promise<void> {
    const goal = Array.isArray(spot) ? (spot as unknown as Spot) : await middle(spot as Goal);
    const [from, to] = [mouse.at, goal];
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      mouse.at = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      await mouse.send('mouseMoved', mouse.held ? { button: 'left', buttons: 1 } : {});
    }
  },
  held: false,
  async down(clickCount = 1): Promise<void> {
    mouse.held = true;
    await mouse.send('mousePressed', { button: 'left', buttons: 1, clickCount });
  },
  async up(clickCount = 1): Promise<void> {
    mouse.held = false;
    await mouse.send('mouseReleased', { button: 'left', clickCount });
  },
  async click(spot: Spot | Goal, times = 1): Promise<void> {
    await mouse.move(spot);
    for (let time = 1; time <= times; time += 1) {
      await mouse.down(time);
      await mouse.up(time);
    }
  },
};

/** The mouse points at nothing. */
export async function aside(): Promise<void> {
  if (mouse.at.some((side) => side > 2)) await mouse.move([1, 1]);
}

export const finger = {
  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]): Promise<void> {
    const touchPoints = spots.map((spot, id) => ({ ...outside(spot), id }));
    await line().send('Input.dispatchTouchEvent', { type, touchPoints });
  },
  /** From one spot to another, without letting go. */
  async carry(start: Spot, end: Spot, steps = 5): Promise<void> {
    await finger.touch('touchStart', start);
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await finger.touch('touchMove', [
        start[0] + (end[0] - start[0]) * part,
        start[1] + (end[1] - start[1]) * part,
      ]);
    }
  },
  async pinch([x, y]: Spot, wide: number, wider: number): Promise<void> {
    await finger.touch('touchStart', [x - wide, y]);
    await finger.touch('touchStart', [x - wide, y], [x + wide, y]);
    for (let step = 1; step <= 5; step += 1) {
      const far = wide + ((wider - wide) * step) / 5;
      await finger.touch('touchMove', [x - far, y], [x + far, y]);
    }
    await finger.touch('touchEnd');
  },
};

/** Keys, by their names in events, one after the other. */
export async function keys(...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    const parts = key === '+' ? [key] : key.split('+');
    const last = parts.pop()!;
    const held = parts.map((it) => `{${it}>}`).join('');
    const freed = parts.map((it) => `{/${it}}`).join('');
    await userEvent.keyboard(`${held}{${last}}${freed}`);
  }
}

/** A key in a layout that the tests' own keyboard does not have. */
export async function strike(key: string, code: string, shift = false): Promise<void> {
  const more = { key, code, modifiers: shift ? 8 : 0 };
  await line().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...more });
  await line().send('Input.dispatchKeyEvent', { type: 'keyUp', ...more });
}

/** What has the focus. */
export const focused = (): DOMStringMap => (document.activeElement as HTMLElement | null)?.dataset ?? {};

export async function tabTo(selector: string, most = 60): Promise<void> {
  for (let at = 0; at < most; at += 1) {
    if (document.activeElement?.matches(selector)) return;
    await keys('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** The cells that the ghost covers. */
export const ghost = (): string[] =>
  all('[data-ghost]').flatMap((it) => it.dataset['ghost']!.split(' ').filter(Boolean));

/** The one place that keeps a double click from doing something nobody meant: by the second click
 *  something else may lie under the pointer. */

/** The last press that counted. */
interface Press {
  x: number;
  y: number;
  at: number;
}

/** A second tap this soon and this near belongs to the first; in milliseconds and pixels. */
const TWICE = 300;
const NEAR = 24;

/** What may be pressed many times in a row, and does the same each time. */
const AGAIN = ':is([data-act=turn], [data-act=mirror], [data-act=face], [data-act=another])';
const AGAIN_TOO = '[data-tool], [data-act^=zoom], [data-again]';

/** Whether a press repeats the one before. Browsers count the clicks of a mouse themselves; only
 *  some count the taps of a finger. */
export function repeats(before: Press | null, now: Press, count: number, touch: boolean): boolean {
  if (count > 1) return true;
  if (!touch || !before) return false;
  return now.at - before.at < TWICE && Math.hypot(now.x - before.x, now.y - before.y) < NEAR;
}

/** Lets only the first of several clicks through, and no repeats of a key held down. */
export function guard(node: Window): () => void {
  let before: Press | null = null;
  const undo = new AbortController();
  const { signal } = undo;
  const stop = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const click = (event: MouseEvent): void => {
    // A press by a key or a program has no position.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const button = event.target.closest('button, a, [role="button"], .target');
    if (!button || button.matches(`${AGAIN}, ${AGAIN_TOO}`)) return;
    const now = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (repeats(before, now, event.detail, touch)) stop(event);
    else before = now;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) stop(event);
  };
  node.addEventListener('click', click, { capture: true, signal });
  node.addEventListener('keydown', key, { capture: true, signal });
  return () => undo.abort();
}

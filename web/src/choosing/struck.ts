/** Which key it was. Letters are bound to where they are on the keyboard, whatever is printed there: R is
 *  К in a Cyrillic layout, and still turns a piece. */

/** The part of a keyboard event that says which key it was. */
export type Struck = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Which of the keys 1 to 9 it is; 0: none of them. */
export function digit({ key, code }: Struck): number {
  const [, row, pad] = /^(?:Digit([1-9])|Numpad([1-9]))$/.exec(code) ?? [];
  // Without Num Lock the number pad's keys are arrows.
  return Number(row ?? (pad === key ? pad : undefined) ?? 0);
}

/** The question mark is elsewhere in every layout; its key on an English keyboard works too. */
export const asks = ({ key, code, shiftKey }: Struck): boolean =>
  key === '?' || (code === 'Slash' && shiftKey);

/** Zoom in, zoom out, show everything: what a key does to a board. */
export function zooms({ key, code, shiftKey }: Struck): 'in' | 'out' | 'fit' | null {
  if (key === '+' || code === 'Equal' || code === 'NumpadAdd') return 'in';
  if (key === '-' || key === '−' || code === 'Minus' || code === 'NumpadSubtract') return 'out';
  return code === 'Digit0' && !shiftKey || (code === 'Numpad0' && key === '0') ? 'fit' : null;
}

export const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Whose turn it is at a screen that several people share. Pure. */

/** The next who has to decide, after the one at the screen; null: nobody else, or the one at the
 *  screen has to decide first. */
export function nextAtScreen(at: number, called: readonly number[], count: number): number | null {
  if (called.includes(at)) return null;
  for (let by = 1; by < count; by += 1) {
    const other = (at + by) % count;
    if (called.includes(other)) return other;
  }
  return null;
}

/** Where a card stands, and what it need not say twice. Pure. */

/** From what it is about, and from the edge of the window, in pixels. */
const [GAP, MARGIN] = [10, 12];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = readonly [wide: number, high: number];

/** Beside what it is about, or below or above it, within the window: where it covers the fewest of the
 *  things that can be chosen next. A term's sentence goes on beside it, so its card never stands there. */
export function standingBeside(
  { rect, term = false }: { rect: Box; term?: boolean },
  [wide, high]: Size,
  [width, height]: Size,
  targets: readonly Box[],
): { x: number; y: number } {
  const [right, below] = [width - MARGIN, height - MARGIN];
  const within = (at: number, most: number): number => Math.max(MARGIN, Math.min(at, most));
  const across = within((rect.left + rect.right - wide) / 2, right - wide);
  const along = within(rect.top, below - high);
  const places = [
    ...(term ? [] : [{ x: rect.right + GAP, y: along }, { x: rect.left - GAP - wide, y: along }]),
    { x: across, y: rect.bottom + GAP },
    { x: across, y: rect.top - GAP - high },
  ];
  const fits = ({ x, y }: { x: number; y: number }): boolean =>
    x >= MARGIN && y >= MARGIN && x + wide <= right && y + high <= below;
  const covered = ({ x, y }: { x: number; y: number }): number =>
    targets.filter((it) => it.left < x + wide && it.right > x && it.top < y + high && it.bottom > y).length;
  const free = places.filter(fits).map((at) => ({ ...at, covers: covered(at) }));
  const [best] = free.sort((one, other) => one.covers - other.covers);
  return best ? { x: best.x, y: best.y } : { x: across, y: within(rect.bottom + GAP, below - high) };
}

/** Whether two texts say the same. */
export const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

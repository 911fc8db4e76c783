/** Gathering: some pieces that make one move together, taken one by one in any order and put back.
 *  Pieces that look alike stand for one another. Pure. */

/** What pieces look like, together. */
export type Look = (keys: readonly string[]) => string[];

/** Whether all of some looks are among others, as often. */
export function among(some: readonly string[], others: readonly string[]): boolean {
  const rest = [...others];
  return some.every((look) => {
    const at = rest.indexOf(look);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Whether two lots look the same. */
export const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && among(one, other);

/** One piece more, or one put back. What was gathered before and does not go with it any more is
 *  put back too, the oldest first to go. */
export function gather(
  bags: readonly (readonly string[])[],
  kept: readonly string[],
  piece: string,
  look: Look,
): string[] {
  if (kept.includes(piece)) return kept.filter((other) => other !== piece);
  let found = [piece];
  for (const other of [...kept].reverse()) {
    const more = [other, ...found];
    if (bags.some((bag) => among(look(more), look(bag)))) found = more;
  }
  return found;
}

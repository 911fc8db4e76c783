/** Gathering: several pieces that together make one move, taken one by one in any order and put back.
 *  Pieces that look alike stand for one another. Pure. */

/** What pieces look like, together. */
export type Look = (keys: readonly string[]) => string[];

/** Whether some looks are all among others, at least as often. */
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

/** One more piece, or one put back. Anything gathered earlier that no longer goes with it is put back
 *  too, the oldest first. */
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

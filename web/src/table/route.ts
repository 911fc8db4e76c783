/** A route is several moves made one after the other. Between two of them anything may happen at a
 *  table: the next is made only if nothing did. Pure. */

import type { Choices, Fork, Now, Update } from '../line/protocol';

/** Whether a move of ours did only what it was meant to: nobody else had a part in it. */
export function follows({ areas, log, frames }: Update, seat: number | null): boolean {
  const seats = frames.map(({ event }) => event.seat ?? null);
  return !areas && !log && seats.includes(seat) && seats.every((who) => who === seat || who === null);
}

/** Whether something can be taken back now. */
export const canUndo = (now: Now | null): boolean => now !== null && !now.no_undo;

/** Whether a move can be made now. */
export function offers({ choices }: Now, move: string): boolean {
  return (choices.roots ?? []).some((root) => within(choices, root, move));
}

function within(choices: Choices, fork: Fork, move: string): boolean {
  return fork.branches.some(({ move: own, places, then }) => {
    if (own === move || (then && within(choices, then, move))) return true;
    const cells = places ? (choices.sets?.[places.cells] ?? []) : [];
    return cells.some((cell) => places!.move.replaceAll('{}', cell) === move);
  });
}

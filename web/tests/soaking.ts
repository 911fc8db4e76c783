/** Tests that have a long version: with ISOLARIO_SOAK (`make soak`) each is tried with everything. */

import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    soak: boolean;
  }
}

export const SOAK = inject('soak');

/** What each of these is tried with: always with some, and with one of the others in turn, so that each of
 *  the others has its turn, too; in a long run with all. */
export const inTurn = <T>(always: readonly T[], others: readonly T[], at: number): readonly T[] => [
  ...always,
  ...(SOAK ? others : [others[at % others.length]!]),
];

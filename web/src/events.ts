/** What can be told of an event by itself. Pure. */

import type { Event } from './protocol';

/** It says something of the game as a whole: nobody did it, and it is nowhere on the board. */
export const heading = (event: Event): boolean =>
  (event.seat ?? null) === null && !event.cells?.length && !event.points;

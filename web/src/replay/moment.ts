/** From something that happened to its moment in the replay. Pure. */

import type { Event, Moment, Replay as Film } from '../line/protocol';

/** Drafts come in the order in which people were ready, so lines cannot be found by them. */
export const lines = (log: readonly Event[]): Event[] => log.filter(({ draft }) => !draft);

/** The index of an event among the lines of a log, from 0; -1: it is not there. */
export const lineOf = (log: readonly Event[], event: Event): number => lines(log).indexOf(event);

/** After how many moments a film has told a given line of its log. */
export function momentOf(film: Pick<Film, 'log' | 'moments'>, line: number): number {
  let told = lines(film.log).length;
  if (line < told) return 0;
  const tells = ({ frames = [] }: Moment): boolean =>
    (told += lines(frames.map(({ event }) => event)).length) > line;
  return film.moments.findIndex(tells) + 1;
}

/** The log as a story: a line for each turn, and what it is made of. Pure, and knows no rules. */

import { heading } from './events';
import type { Event } from '../line/protocol';
import { alike, ends, run } from './chapters';

export interface LogTurn {
  /** What sums it up: the first action of a turn, what everybody responds to, what has ended. */
  lead: Event;
  /** Everything else, in order. */
  rest: readonly Event[];
}

const seatOf = (event: Event): number | null => event.seat ?? null;
const together = (event: Event): boolean => (event.whose ?? null) === null;
/** Turned up for everybody to respond to: what they decide belongs to it. */
const opens = (event: Event): boolean => together(event) && heading(event) && Boolean(event.chance);
/** It says only whose turn it is. */
export const bare = ({ facts, cells, points }: Event): boolean =>
  !points && !cells?.length && Object.keys(facts ?? {}).length === 0;

export function logTurns(log: readonly Event[]): LogTurn[] {
  const told = log.filter(({ draft }) => !draft);
  const found: LogTurn[] = [];
  let part: Event[] = [];
  const close = (): void => {
    if (part.length > 0) found.push(entry(part));
    part = [];
  };
  for (let at = 0; at < told.length; at += 1) {
    const event = told[at]!;
    const scored = run(told.slice(at));
    if (scored > 0) {
      close();
      const end = told[at + scored]!;
      found.push({ lead: end, rest: told.slice(at, at + scored) });
      at += scored;
      continue;
    }
    const [first, last] = [part[0], part.at(-1)];
    const answers = first && first === last && opens(first) && together(event);
    const over = last && ends(event) && !alike(last, event);
    if (over || (first && !answers && last?.turn !== event.turn)) close();
    if (opens(event)) close();
    part.push(event);
  }
  close();
  return found;
}

function entry(part: readonly Event[]): LogTurn {
  const first = part[0]!;
  const owner = first.whose ?? seatOf(first);
  const own = part.filter((event) => seatOf(event) === owner);
  const deed = own.find(({ cells, chance }) => cells?.length && !chance) ?? own.find((it) => !bare(it));
  const lead = seatOf(first) === null ? first : (deed ?? first);
  const begins = first !== lead && bare(first);
  return { lead, rest: part.filter((event) => event !== lead && !(begins && event === first)) };
}

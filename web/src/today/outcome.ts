/** How a chart ended, in one line. */

import type { Outcome } from '../line/protocol';
import type { Speaker } from '../common/words';

interface Ended {
  scores: readonly number[];
  outcome: Outcome;
  unit?: string;
}

/** ``you``: whose result it is; ``words`` are those of the game. */
export function resultWords({ scores, outcome, unit = 'count_points' }: Ended, you: number, words: Speaker): string {
  const own = scores[you] ?? 0;
  if (scores.length < 2) {
    const points = words.say(unit, { n: own });
    return outcome.title ? `${points} · ${words.say(outcome.title)}` : points;
  }
  const first = outcome.places[you] === 1;
  const tied = outcome.places.filter((place) => place === 1).length > 1;
  const id = first ? (tied ? 'chart_shared' : 'chart_won') : 'chart_lost';
  const [theirs = 0] = scores.filter((_, seat) => seat !== you);
  return words.say(id, { mine: own, theirs });
}

/** What a list of tables says of each. */

import { seatNames } from '../common/voice.svelte';
import type { MyTable } from '../line/protocol';
import type { Language, Speaker } from '../common/words';

/** The words of its game, with the names of those who sit there. */
export function naming(card: MyTable, words: Speaker): Speaker {
  const [own = null] = card.mine.length === 1 ? card.mine : [];
  return words.naming(
    seatNames(card.table, words, own),
    card.table.seats.map(({ term }) => term),
  );
}

/** Who sits on a seat, or that it is free. */
export function nameOf({ table, mine }: MyTable, seat: number, speaker: Speaker): string {
  const { who, kept, name } = table.seats[seat]!;
  return who === 'open' && !kept && !name && !mine.includes(seat) ? speaker.say('page_seat_free') : speaker.name(seat);
}

/** How things stand, in one line. ``speaker`` knows the names. */
export function standing(card: MyTable, speaker: Speaker): string {
  const { table, mine, to_move, called, result, lost } = card;
  if (lost && !result) return speaker.say(lost);
  if (table.state === 'waiting') return speaker.say(called ? 'page_seat_kept' : 'page_waiting_room');
  if (table.state === 'playing') {
    if (called) return speaker.say('your_turn');
    return speaker.say('waiting_for', { player: to_move.map((seat) => speaker.name(seat)).join(', ') });
  }
  if (!result) return speaker.say('game_over');
  const { outcome, scores, unit = 'count_points' } = result;
  const points = (seat: number): string => speaker.say(unit, { n: scores[seat] ?? 0 });
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const together = winners.length === scores.length && (scores.length === 1 || outcome.teams?.length === 1);
  if (outcome.title || together)
    return [...(outcome.title ? [speaker.say(outcome.title)] : []), points(mine[0] ?? 0)].join(' · ');
  const won = mine.length === 1 && winners.length === 1 && winners[0] === mine[0];
  const teamed = (outcome.teams ?? []).some((team) => winners.every((seat) => team.includes(seat)));
  const id = winners.length > 1 && !teamed ? 'shared_winners' : 'winner';
  const player = winners.map((seat) => speaker.name(seat)).join(', ');
  return `${won ? speaker.say('winner_you') : speaker.say(id, { player })} · ${scores.join(' : ').replaceAll('-', '−')}`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in seconds, as people say it. */
export function ago(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length) || 0, unit);
}

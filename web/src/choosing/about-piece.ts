import type { Text } from '../line/protocol';
import type { Speaker } from '../common/words';

/** What a piece is for, in words, where its game has words for it. */
export function about(piece: Text, speaker: Speaker): string {
  if (speaker.knows(`about_${piece.id}`)) return speaker.say(`about_${piece.id}`);
  for (const fact of Object.values(piece.args ?? {}))
    if (typeof fact === 'object' && fact.id.startsWith('about_')) return speaker.say(fact);
  return '';
}

/** What is to be confirmed, in a word. */

import { shaped } from './placement';
import type { Text } from '../line/protocol';
import type { Choosing } from './choosing.svelte';
import type { Speaker } from '../common/words';

const HERE: Text = { id: 'page_here' };

/** When a piece is laid somewhere, the ghost already shows everything but whether it is meant. Where a
 *  game has words for somebody who can see that (`…_seen`), they are enough. */
export function caption({ pinned }: Pick<Choosing, 'pinned'>, speaker: Speaker): Text {
  const { facets, words } = pinned ?? { facets: {}, words: {} };
  const laid = facets.place !== undefined && (facets.piece !== undefined || shaped(pinned));
  const text = words.option ?? (laid ? HERE : (words.place ?? words.piece ?? HERE));
  const seen = `${text.id}_seen`;
  return speaker.knows(seen) ? { ...text, id: seen } : text;
}

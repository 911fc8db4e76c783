/** What is confirmed, in a word. */

import { shaped } from './placement';
import type { Text } from './protocol';
import type { Table } from './table.svelte';

const HERE: Text = { id: 'page_here' };

/** Of a piece that is laid somewhere the ghost tells all but whether that is meant. */
export function caption({ pinned }: Table): Text {
  const { facets, words } = pinned ?? { facets: {}, words: {} };
  const laid = facets.place !== undefined && (facets.piece !== undefined || shaped(pinned));
  return words.option ?? (laid ? HERE : (words.place ?? words.piece ?? HERE));
}

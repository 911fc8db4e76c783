/** What somebody has played or learnt on this device: beginners are told more. */

import { keep, recall } from '../common/settings.svelte';

type Kind = 'played' | 'learnt';

const list = (kind: Kind): string[] => (recall(kind) ?? '').split(' ').filter(Boolean);

export const has = (kind: Kind, game: string): boolean => list(kind).includes(game);

export function note(kind: Kind, game: string): void {
  if (!has(kind, game)) keep(kind, [...list(kind), game].join(' '));
}

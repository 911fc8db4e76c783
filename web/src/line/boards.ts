/** Where pictures of boards are: apart from what a table asks for, which is never shown one. */

import { pathOf } from './api';
import type { OptionValue } from './protocol';

/** The board of a game as it lies at the beginning, with this many players and these options. */
export function boardAddress(game: string, seats: number, options: Record<string, OptionValue>): string {
  const asked = new URLSearchParams({ seats: String(seats) });
  for (const [name, value] of Object.entries(options)) asked.set(name, String(value));
  return `${shownAddress(game)}?${asked}`;
}

/** The board in the middle of a game. */
export const shownAddress = (game: string): string => `/api/games/${encodeURIComponent(game)}/board.svg`;

/** The board of a table, small, as it is since it last changed. */
export const tableBoardAddress = (table: string, changed: number): string =>
  `${pathOf(table)}/board.svg?since=${changed}`;

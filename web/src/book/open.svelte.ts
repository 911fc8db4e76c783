/** Opens the book of a game over whatever is on the page: `openBook(…)`, from anywhere. */

import { fetchGames, persist } from '../line/api';
import { keysheet } from '../common/keysheet.svelte';
import type { Area, OptionValue, TableCard } from '../line/protocol';
import { phone } from '../common/screen.svelte';
import type { Table } from '../table/table.svelte';

export interface BookWish {
  game: string;
  /** A clause ("CRT-D4") or a section ("mountain"); nothing: from the beginning. */
  at?: string;
  /** What the table has agreed on, as it works out, and how many are playing; nothing: the usual. */
  options?: Record<string, OptionValue>;
  seats?: number;
  /** The symbols on the table: what explains one of them is offered first. */
  shown?: readonly string[];
}

class Open {
  wish = $state.raw<BookWish | null>(null);
  #games = $state.raw<ReadonlySet<string> | null>(null);
  #asked = false;

  /** Whether a game has a book: not all have one yet. */
  has(game: string): boolean {
    if (!this.#asked) {
      this.#asked = true;
      persist(fetchGames, (cards) => {
        this.#games = new Set(cards.filter((card) => card.book).map(({ name }) => name));
      });
    }
    return this.#games?.has(game) ?? false;
  }
}

export const book = new Open();

export function openBook(wish: BookWish): void {
  book.wish = wish;
}

/** The book of the game at a table, opened to suit what was agreed on and what lies there. */
export function openBookOf(
  { game, in_use: options, seats }: TableCard,
  at = '',
  areas: readonly Area[] = [],
): void {
  const shown = areas.flatMap(({ sprites }) => (sprites ?? []).map(({ symbol }) => symbol));
  openBook({ game, options, seats: seats.length, at, shown });
}

/** What "?" opens beside a table: the book, or the list of keys where there is no book; on a phone,
 *  which has no keys, nothing. */
export function helpAt({ card, areas }: Table): (() => void) | undefined {
  if (card && book.has(card.game)) return () => openBookOf(card, '', areas);
  return phone.current ? undefined : () => (keysheet.open = true);
}

export function closeBook(): void {
  book.wish = null;
}

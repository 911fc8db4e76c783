/** The words of some games, in the reader's language: the old one stays until the new one has loaded. */

import { settings } from '../common/settings.svelte';
import type { Speaker } from '../common/words';
import { fetchWords, persist } from '../line/api';

export class Speakers {
  private loaded = $state.raw<ReadonlyMap<string, Speaker>>(new Map());

  /** Made while a page is set up. ``common``: the words of all games. */
  constructor(
    games: () => readonly string[],
    private readonly common: () => Speaker,
  ) {
    $effect(() => {
      const { language } = settings;
      const names = [...new Set(games())];
      const words = (name: string): Promise<Speaker> => fetchWords(language, name).catch(() => this.common());
      return persist(
        () => Promise.all(names.map(async (name) => [name, await words(name)] as const)),
        (loaded) => (this.loaded = new Map(loaded)),
      );
    });
  }

  has(game: string): boolean {
    return this.loaded.has(game);
  }

  of = (game: string): Speaker => this.loaded.get(game) ?? this.common();
}

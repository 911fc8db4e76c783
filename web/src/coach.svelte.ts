/** For whom the coach speaks: who plays a game for the first time on this device, all, or nobody. */

import { has } from './learnt';
import { keep, recall } from './settings.svelte';

export type Coached = 'first' | 'always' | 'never';

class Coach {
  #wish = $state<Coached>((recall('coach') as Coached | null) ?? 'first');

  /** In which turn of which table it has been put away. */
  read = $state('');

  get wish(): Coached {
    return this.#wish;
  }

  set wish(wish: Coached) {
    this.#wish = wish;
    keep('coach', wish === 'first' ? null : wish);
  }

  speaks(game: string): boolean {
    return this.#wish === 'always' || (this.#wish === 'first' && !has('played', game));
  }
}

export const coach = new Coach();

/** Whom the coach speaks to: anybody playing a game for the first time on this device, everybody, or
*  nobody. */

import { SaidBefore } from './said-before';
import { has } from './learnt';
import { keep, recall } from '../common/settings.svelte';

export type Coached = 'first' | 'always' | 'never';

class Coach {
  #wish = $state<Coached>((recall('coach') as Coached | null) ?? 'first');

  /** The turn, and the table, in which it has been put away. */
  read = $state('');
  /** The table at which the lesson was not wanted. */
  declined = $state('');

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

  readonly #said = new SaidBefore();

  /** Whether a sentence is worth its place: somebody who asked for the coach hears it every time. */
  isWorth(id: string, table: string, turn: string): boolean {
    return this.#said.isNews(`${table} ${id}`, turn) || this.#wish === 'always';
  }
}

export const coach = new Coach();

/** What somebody usually chooses for a table; a table itself does not need to know. */

import { keep, recall } from '../common/settings.svelte';

class Habits {
  #colour = $state(recall('colour') ?? '');
  #level = $state(recall('level') ?? '');

  /** The colour this person last chose to play. */
  get colour(): string {
    return this.#colour;
  }

  set colour(colour: string) {
    this.#colour = colour;
    keep('colour', colour || null);
  }

  /** How well bots play, as this person last chose. */
  get level(): string {
    return this.#level;
  }

  set level(level: string) {
    this.#level = level;
    keep('level', level || null);
  }
}

export const habits = new Habits();

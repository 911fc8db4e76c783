/** What kind of screen this is. Components ask here, so that the boundary is drawn in one place. */

import { MediaQuery } from 'svelte/reactivity';

/** It can be touched. */
export const fingers = new MediaQuery('(any-pointer: coarse)');

/** Narrow and upright, or very low: a dock with hand and actions, and sheets for the rest. */
export const phone = new MediaQuery(
  '(max-width: 1099px) and (orientation: portrait), (max-width: 699px), (max-height: 520px)',
);

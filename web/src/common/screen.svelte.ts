/** What kind of screen this is. Components ask here, so that the boundary is drawn in one place. In em:
 *  somebody who reads large letters has a smaller screen. */

import { MediaQuery } from 'svelte/reactivity';

/** It can be touched. */
export const fingers = new MediaQuery('(any-pointer: coarse)');

/** Narrow and upright, or very low: a dock with hand and actions, and sheets for the rest. */
export const phone = new MediaQuery(
  '(max-width: 68.6875em) and (orientation: portrait), (max-width: 43.6875em), (max-height: 32.5em)',
);

/** There is a column at either side of the board. */
export const wide = new MediaQuery(
  '(min-width: 75em) and (min-height: 32.5625em) and (orientation: landscape)',
);

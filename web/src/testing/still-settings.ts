/** For tests, in place of common/settings.svelte: nothing moves, and nothing is stored. */

export const settings = { motion: false, placesAgain: false };
export const travels = (): boolean => false;
export const recall = (): null => null;

import { settings } from './settings.svelte';

/** What is printed on the keys, in both scripts. */
const CAPS: Readonly<Record<string, string>> = {
  KeyR: 'R · К',
  KeyF: 'F · А',
  KeyM: 'M · Ь',
  KeyZ: 'Z · Я',
  KeyI: 'I · Ш',
};

/** What is printed on a key, for whoever reads the page: a second script only where it is in use. */
export const capOf = (code: string): string =>
  settings.language === 'en' ? CAPS[code]!.split(' ')[0]! : CAPS[code]!;

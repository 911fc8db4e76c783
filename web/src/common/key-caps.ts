/** What is printed on the keys, in both scripts. */
export const CAPS: Readonly<Record<string, string>> = {
  KeyR: 'R · К',
  KeyF: 'F · А',
  KeyM: 'M · Ь',
  KeyZ: 'Z · Я',
  KeyI: 'I · Ш',
};

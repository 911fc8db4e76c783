/** Options of a game in words: `option_<name>_<value>`, in lower case, as in isolario.words. */

import type { OptionValue } from '../line/protocol';
import { capital, type Speaker } from './words';

/** The message for a value of an option: ``option_side_a`` for side A. */
export const valueWords = (option: string, value: OptionValue): string =>
  `option_${option}_${value}`.toLowerCase();

/** What a value of an option is called; yes or no where a game has no words for it. */
export function optionText(speaker: Speaker, option: string, value: OptionValue): string {
  const own = valueWords(option, value);
  if (speaker.knows(own)) return speaker.say(own);
  return typeof value === 'boolean' ? speaker.say(value ? 'yes' : 'no') : String(value);
}

/** A value beside what the option is called. One that is only on or off says by itself what it is about. */
export function optionLine(speaker: Speaker, option: string, value: OptionValue): string {
  const text = optionText(speaker, option, value);
  if (typeof value === 'boolean' && speaker.knows(valueWords(option, value))) return text;
  return `${speaker.say(`option_${option}`)}: ${text}`;
}

/** A value to be chosen under what the option is called. */
export const choiceText = (speaker: Speaker, option: string, value: OptionValue): string =>
  typeof value === 'boolean' ? capital(speaker.say(value ? 'yes' : 'no')) : optionText(speaker, option, value);

/** Whole sheets to read, to save or to hang up: apart from what a table asks for, which needs none of
 *  them before somebody wants to. */

import { once, pathOf } from './api';
import type { Printed } from './protocol';
import type { Language } from '../common/words';

export const fetchBook = async (game: string, language: Language): Promise<Printed> =>
  JSON.parse(await once(`/api/games/${encodeURIComponent(game)}/book/${language}`)) as Printed;

export const posterAddress = (table: string, language: Language): string =>
  `${pathOf(table)}/poster.svg?language=${language}`;

export const recordAddress = (table: string): string => `${pathOf(table)}/record`;

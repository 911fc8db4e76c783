/** Days by their dates, `2026-11-19`: always those of Greenwich, so that everybody has the same. */

import type { Language } from '../common/words';

const DAY = 86_400_000;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
export const dated = (day: Date): string => day.toISOString().slice(0, 10);
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text).getTime()) && dated(at(text)) === text;

/** A day as people write it. */
export const dayWords = (date: string, language: Language, short = false): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(short ? {} : { weekday: 'long', year: 'numeric' }),
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(at(date));

/** A month, and its year. */
export const monthWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(at(`${month}-01`));

/** The names of the days of a week that begins on Monday. */
export function weekdays(language: Language, length: 'short' | 'long'): string[] {
  const words = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: length, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, n) => words.format(at('2026-11-16').getTime() + n * DAY));
}

/** The month before one, or after it. */
export function monthBeside(month: string, by: 1 | -1): string {
  const day = at(`${month}-15`);
  day.setUTCMonth(day.getUTCMonth() + by);
  return dated(day).slice(0, 7);
}

/** The weeks of a month, from Monday to Sunday: its days, and nothing where there is none. */
export function weeksOf(month: string): (string | null)[][] {
  const first = at(`${month}-01`);
  const before = (first.getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; dated(day).startsWith(month); day = new Date(day.getTime() + DAY)) cells.push(dated(day));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** When the next day begins, by the reader's clock. */
export function nextAt(today: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeStyle: 'short' }).format(at(today).getTime() + DAY);
}

/** Looking things up in a book: which parts apply at a table, where a rule is explained, where a
 *  word is. Works as isolario.teach.book and isolario.teach.printed_book do. Pure. */

import type { OptionValue, Printed, PrintedChapter, PrintedSection } from '../line/protocol';

/** What a table has agreed on, as it works out there, and how many are playing. */
export interface Agreed {
  options: Record<string, OptionValue>;
  seats: number;
}

/** Whether a section, or a card, is in use at a table. */
export function applies(
  { when, players }: Pick<PrintedSection, 'when' | 'players'>,
  { options, seats }: Agreed,
): boolean {
  if (players && (seats < players[0] || seats > players[1])) return false;
  return Object.entries(when ?? {}).every(
    ([name, values]) => !(name in options) || values.includes(options[name]!),
  );
}

export const sections = ({ chapters }: Printed): PrintedSection[] =>
  chapters.flatMap((chapter) => chapter.sections);

/** The section that a clause or an id means: one in use, if there is one. */
export function place(book: Printed, at: string, agreed: Agreed): PrintedSection | null {
  const found = sections(book).filter(({ id, clauses }) => id === at || clauses?.includes(at));
  return found.find((section) => applies(section, agreed)) ?? found[0] ?? null;
}

/** The chapters, each with the sections that are wanted; chapters without any are left out. */
export function only(
  { chapters }: Printed,
  wanted: (section: PrintedSection) => boolean,
): PrintedChapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter(wanted) }))
    .filter((chapter) => chapter.sections.length > 0);
}

/** The words of a text without what people leave out when they type. */
export function folded(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ё', 'е').replaceAll('ґ', 'г');
  const words = plain.replaceAll(/[’'ʼ\u0301]/g, '').match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.map((word) => word.replace(/^у(?=[бвгджзклмнпрстфхцчшщ])/, 'в')); // as it sounds
}

/** Whether somebody who typed one word may mean the other: its beginning, or another case of it. */
export function alike(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return asked.length > 1 || asked === word;
  const longest = Math.max(asked.length, word.length);
  const stem = Math.max(3, longest - (longest < 6 ? 1 : 2));
  const short = Math.min(asked.length, word.length) < stem;
  return !short && asked.slice(0, stem) === word.slice(0, stem);
}

/** The sections that contain every word of a query: first in the title, short titles before long
 *  ones; then among the words that people look it up by, exact matches before similar words; then
 *  anywhere. Within each of these, what is in use at a table comes before what is not. */
export function search(book: Printed, query: string, agreed?: Agreed): PrintedSection[] {
  const asked = folded(query);
  if (asked.length === 0) return [];
  const rank = ({ title, names, words }: PrintedSection): number => {
    const known: string[] = [];
    const at = [folded(title), names.split(' '), words.split(' ')].findIndex((shelf) => {
      known.push(...shelf);
      return asked.every((one) => known.some((word) => alike(one, word)));
    });
    if (at === 0) return 1 - 1 / known.length;
    return at < 0 || asked.every((one) => known.includes(one)) ? at : at + 0.5;
  };
  const unused = (section: PrintedSection): number =>
    Number(agreed !== undefined && !applies(section, agreed));
  return sections(book)
    .map((section) => ({ section, at: rank(section) }))
    .filter(({ at }) => at >= 0)
    .sort(
      (one, other) =>
        Math.floor(one.at) - Math.floor(other.at) ||
        unused(one.section) - unused(other.section) ||
        one.at - other.at,
    )
    .map(({ section }) => section);
}

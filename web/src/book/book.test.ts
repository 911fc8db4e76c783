import { describe, expect, it } from 'vitest';
import type { Printed, PrintedSection } from '../line/protocol';
import { alike, applies, folded, only, place, search } from './book';

const section = (id: string, more: Partial<PrintedSection> = {}): PrintedSection => ({
  id,
  title: id,
  text: [],
  names: id,
  words: '',
  ...more,
});

const book: Printed = {
  game: 'demo',
  language: 'en',
  title: 'Demo',
  usual: {},
  usual_seats: 2,
  lesson: false,
  chapters: [
    {
      id: 'one',
      title: 'One',
      sections: [
        section('goal', { clauses: ['X-1'], first: true, words: 'the mountains are high' }),
        section('mountain', { clauses: ['X-2'], names: 'mountain гора гори coin' }),
      ],
    },
    {
      id: 'two',
      title: 'Two',
      sections: [
        section('old', { clauses: ['X-3'], when: { edition: ['old', 'older'] } }),
        section('new', { clauses: ['X-3'], when: { edition: ['new'] } }),
        section('solo', { players: [1, 1] }),
      ],
    },
  ],
};
const ids = (found: PrintedSection[]): string[] => found.map(({ id }) => id);
const table = (edition: string, seats = 2) => ({ options: { edition }, seats });

describe('a book at a table', () => {
  it('shows what is in use', () => {
    const use = (edition: string, seats: number): string[] =>
      ids(only(book, (one) => applies(one, table(edition, seats))).flatMap((it) => it.sections));
    expect(use('old', 2)).toEqual(['goal', 'mountain', 'old']);
    expect(use('older', 2)).toEqual(['goal', 'mountain', 'old']);
    expect(use('new', 1)).toEqual(['goal', 'mountain', 'new', 'solo']);
  });

  it('leaves out chapters with nothing in them', () => {
    expect(only(book, (one) => one.first ?? false).map(({ id }) => id)).toEqual(['one']);
  });

  it('opens at a clause or a section', () => {
    expect(place(book, 'X-3', table('new'))?.id).toBe('new');
    expect(place(book, 'X-3', table('other'))?.id).toBe('old');
    expect(place(book, 'solo', table('new'))?.id).toBe('solo');
    expect(place(book, 'X-9', table('new'))).toBeNull();
  });
});

describe('a search', () => {
  it('looks at titles, then names, then words', () => {
    expect(ids(search(book, 'mountain'))).toEqual(['mountain', 'goal']);
    expect(ids(search(book, 'Гора'))).toEqual(['mountain']);
    expect(ids(search(book, 'high mount'))).toEqual(['goal']);
    expect(ids(search(book, ' … '))).toEqual([]);
    expect(ids(search(book, 'xyzzy'))).toEqual([]);
  });

  it('prefers the exact word, and then what is in use', () => {
    const [one, two] = book.chapters;
    const worded = {
      ...book,
      chapters: [
        { ...one!, sections: [section('alike', { names: 'гора' }), ...one!.sections] },
        { ...two!, sections: [section('idle', { names: 'coin', players: [5, 5] })] },
      ],
    };
    expect(ids(search(worded, 'гори'))).toEqual(['mountain', 'alike']);
    expect(ids(search(worded, 'coin', table('new')))).toEqual(['mountain', 'idle']);
    expect(ids(search(worded, 'coin', table('new', 5)))).toEqual(['mountain', 'idle']);
    worded.chapters.reverse();
    expect(ids(search(worded, 'coin', table('new')))).toEqual(['mountain', 'idle']);
    expect(ids(search(worded, 'coin', table('new', 5)))).toEqual(['idle', 'mountain']);
  });

  it('puts what is in use before what is not, in titles as in everything else', () => {
    const titled = {
      ...book,
      chapters: [
        { ...book.chapters[0]!, sections: [section('idle', { title: 'coin', players: [5, 5] })] },
        { ...book.chapters[1]!, sections: [section('used', { title: 'a coin' })] },
        { ...book.chapters[0]!, id: 'three' },
      ],
    };
    expect(ids(search(titled, 'coin', table('new')))).toEqual(['used', 'idle', 'mountain']);
    expect(ids(search(titled, 'coin', table('new', 5)))).toEqual(['idle', 'used', 'mountain']);
  });

  it('takes words as people type them', () => {
    expect(folded('Приозер’я, ещё: ЕЩЕ')).toEqual(['приозеря', 'еще', 'еще']);
    expect(folded('утрьох')).toEqual(folded('Втрьох'));
    expect(alike('mount', 'mountain')).toBe(true);
    expect(alike('монстра', 'монстрів')).toBe(true);
    expect(alike('карта', 'кара')).toBe(false);
    expect(alike('a', 'and')).toBe(false);
  });
});

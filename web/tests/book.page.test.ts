/** The book: by itself and over a table, on a phone and on a desk. */

import { describe, expect, test } from 'vitest';
import { keys, press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { serve } from './line';
import { mine, PHONE, settled, sit, speak, visit, WIDE } from './open';

const HERE = 'section.here h4';

async function search(wish: string): Promise<void> {
  const field = one<HTMLInputElement>('[data-part=book-search]');
  field.value = wish;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

describe.each([
  ['phone', PHONE],
  ['desk', WIDE],
] as const)('by itself, on a %s', (_name, size) => {
  test('first what a game is about, in any language; the rest is behind it', async () => {
    await visit('/', { size });
    await press(await seen('[data-game=cartographers] [data-act=rules]'));
    await until(() => texts('h4').includes('What it is about'), 'the book');
    await speak('uk');
    await until(() => texts('h4').includes('Про що ця гра'), 'the book in Ukrainian');
    await tidy('first pages', true);
    expect(count('section')).toBeLessThan(20);
    expect(count('section .picture svg')).toBeGreaterThan(8);
  });

  test('an address names a clause, a link leads on, and a search finds words of another language', async () => {
    await visit('/rules/cartographers#CRT-P10', { size, language: 'uk' });
    await seen(HERE);
    expect(texts(HERE)).toEqual(['Величне місто']);
    expect(location.hash).toBe('#great_city');
    await tidy('a chapter of the rest', true);
    await search('монета');
    await seen('.found .result');
    await tidy('what was found', true);
    await search('coin');
    await press(await seen('.found .result'));
    await until(() => texts(HERE).join() === 'Монета чи велика фігура?', 'what was found');
    await search('xyzzy');
    await until(() => text('[data-part=book-found]').includes('Нічого'), 'nothing is found');
  });
});

test('a section by its address, and from there by a link of the text', async () => {
  await visit('/rules/cartographers#mountain', { language: 'uk' });
  await seen('section:has(#title-mountain).here');
  await press(await seen("section.here ~ section a[href='#ruins_card']"));
  await until(() => texts(HERE).join() === 'Карта руїн', 'the section that it leads to');
});

test('over a table: what is played there, or all; a line of the log opens it at its rule', async () => {
  await sit('cartographers');
  await mine();
  await press('[data-act=book]');
  await seen('[data-part=book] .pages');
  const chapters = (): string[] => texts('[data-part=book] summary');
  expect(chapters()).not.toContain('Skills'); // this table plays without them
  await press(all('[data-part=book] *').find((it) => !it.children.length && text(it) === 'All variants')!);
  await until(() => chapters().includes('Skills'), 'all variants');
  await keys('Escape');
  await gone('[data-part=book]');

  await press(await seen('[data-what=edict_drawn] button'));
  await press(await seen('[data-part=explained] [data-clause]'));
  await seen(HERE);
  expect(texts(HERE)).toEqual(['Edicts and seasons']);
  await press('[data-act=close-book]');
  await gone('[data-part=book]');
  expect(count('main[data-mine=true]')).toBe(1); // the table is still there
});

test('where there is no such book that is said', async () => {
  serve('/api/games/chess/book/en', { reason: { id: 'page_no_such_page' } }, 404);
  serve('/api/games/chess/symbols.svg', { reason: { id: 'page_no_such_page' } }, 404);
  await visit('/rules/chess');
  await until(() => texts('main h2').join() === 'There is nothing here.', 'why not');
});

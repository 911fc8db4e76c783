/** What is said in words and pictures, and the start page. */

import { expect, test } from 'vitest';
import { cell, press } from './hand';
import { count, one, seen, texts, until } from './look';
import { Line, serve } from './line';
import { answered, mine, PHONE, sit, visit } from './open';

/** How the clauses of a game begin, and a cell where nothing can be done now. */
const SCENES: [scene: string, prefix: string, cell: string][] = [
  ['foggy-middle', 'FOG', 'd3'],
  ['maps-middle', 'CRT', 'd2'],
  ['beacon-middle', 'BCN', '0,-2'],
  ['land-middle', 'LVS', '0,0'],
  ['dragons-middle', 'SDR', 'h8'],
];

test.each(SCENES)('pieces are shown in the log; what cannot be done is refused with its reason: %s', async (scene, prefix, name) => {
  const line = await sit(scene, { language: 'uk' });
  await mine();
  await seen('.log .entry');
  expect(count('ol [data-picture]')).toBeGreaterThan(0);
  if (count('.hand [data-value]') && scene !== 'maps-middle') {
    await press('.hand [data-value]');
    await answered();
  }
  if (count('[data-act=cancel]')) await press('[data-act=cancel]');
  await press(cell(name), 'mouse', true);
  await seen('[data-part=refused]');
  const [why = ''] = texts('[data-part=refused]');
  expect(why).toMatch(/§$/); // the code is told on request
  expect(one('[data-part=refused] [data-clause]').dataset['clause']).toMatch(new RegExp(`^${prefix}-`));
  expect(why).toMatch(/[а-яіїєґ]{3}/);
  const refused = line.heard.findLast((it) => it.type === 'refused')!;
  expect(['wrong_step', 'page_more_to_choose']).not.toContain(refused.reason.id);
});

test.each(['en', 'uk', 'ru'] as const)('an opening quotation mark stays with the picture that follows it: %s', async (language) => {
  await sit('maps-middle', { language });
  await mine();
  const picture = await seen('[data-part=prompt] [data-picture]');
  expect(picture.parentElement!.textContent).toMatch(/^[«“]/);
  expect(getComputedStyle(picture.parentElement!).whiteSpace).toBe('nowrap');
});

test('somebody with a game under way finds it above the games', async () => {
  const line = await Line.to('placing');
  const { table } = line.joined.table;
  const mine = { table: line.joined.table, mine: [0], to_move: [0], changed: 0, host: true, result: null, lost: null };
  serve('/api/mine', { known: true, tables: [mine] });
  serve(`/api/tables/${table}/board.svg?since=0`, '');
  await visit('/', { size: PHONE });
  const link = await seen('main .yours [data-table] a');
  expect((link as HTMLAnchorElement).pathname).toBe(`/t/${table}`);
  const games = await seen('.games');
  await until(
    () => document.querySelector('.yours')!.getBoundingClientRect().bottom < games.getBoundingClientRect().top,
    'own tables above',
  );
});

test('only a game whose pieces are not all known says that they are a reconstruction', async () => {
  await visit('/');
  await seen('[data-part=about-pieces]');
  const told = texts('[data-part=about-pieces]');
  expect(told.some((it) => it.includes('reconstruction'))).toBe(true);
  expect(told.length).toBeLessThan(count('[data-game]'));
});

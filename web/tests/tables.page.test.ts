/** The tables of a browser: what is said of each, and what can be done with it. */

import { expect, test } from 'vitest';
import type { MyTable } from '../src/line/protocol';
import type { Language } from '../src/common/words';
import { press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { fetched, Line, serve } from './line';
import { PHONE, settled, visit, WIDE, type Size } from './open';
import { router } from '../src/common/router.svelte';

/** Four tables, as the server lists them. */
async function tables(): Promise<MyTable[]> {
  const cards = await Promise.all(
    ['placing', 'land-middle', 'waiting-mine', 'maps-over'].map(async (scene) => (await Line.to(scene)).joined),
  );
  const outcome = { places: cards[3]!.table.seats.map((_, at) => at + 1) };
  return cards.map(({ table, now }, at): MyTable => {
    serve(`/api/tables/${table.table}/board.svg?since=${at}`, null, 404);
    return {
      table,
      mine: [0],
      to_move: at === 1 ? [1] : (now?.to_move ?? []),
      changed: at,
      host: at === 0,
      called: at === 0,
      result: at === 3 ? { scores: now!.scores, outcome, unit: 'count_stars' } : null,
      lost: null,
    };
  });
}

test.each([
  ['en', WIDE],
  ['uk', PHONE],
  ['ru', PHONE],
] as [Language, Size][])('each says what is played, by whom, and how it stands: %s', async (language, size) => {
  const listed = await tables();
  serve('/api/mine', { known: true, tables: listed });
  await visit('/tables', { language, size });
  await until(() => count('[data-table]') === 4, 'all tables');
  await settled();
  expect(texts('[data-table] b').every((it) => /\S/.test(it))).toBe(true);
  const said = texts('[data-table] .standing');
  if (language === 'en') {
    expect(said.slice(0, 3)).toEqual(['Your turn', 'Waiting for: Jörg', 'Waiting for players']);
    expect(said[3]).toMatch(/^You have won · /);
  }
  expect(count('[data-table].called')).toBe(1);
  await tidy(`tables, ${language}`, true);
});

test('the start page shows the first of them and leads to all', async () => {
  const listed = await tables();
  serve('/api/mine', { known: true, tables: listed });
  await visit('/');
  await until(() => count('.yours [data-table]') === 3, 'those that go on');
  expect(count('.yours [data-act=delete], .yours [data-act=take-off]')).toBe(0);
  await press('[data-act=all-tables]');
  await until(() => count('[data-table]') === 4 && location.pathname === '/tables', 'all tables');
});

test('what is hidden from the list goes, and what is deleted; either is asked about once', async () => {
  const listed = await tables();
  serve('/api/mine', { known: true, tables: listed });
  await visit('/tables');
  await until(() => count('[data-table]') === 4, 'all tables');
  const [own, other, , over] = listed.map(({ table }) => table.table);
  expect(count('[data-act=delete]')).toBe(1);
  await press(`[data-table=${own}] [data-act=delete]`);
  expect(text(`[data-table=${own}] [data-act=delete]`)).toBe('Delete for good?');
  expect(fetched).not.toContain(`DELETE /api/tables/${own}`);
  serve(`/api/tables/${own}`, null);
  serve('/api/mine', { known: true, tables: listed.slice(1) });
  await press(`[data-table=${own}] [data-act=delete]`);
  await gone(`[data-table=${own}]`);
  expect(fetched).toContain(`DELETE /api/tables/${own}`);
  serve(`/api/mine/${other}`, null);
  serve('/api/mine', { known: true, tables: listed.slice(2) });
  await press(`[data-table=${other}] [data-act=take-off]`);
  expect(text(`[data-table=${other}] [data-act=take-off]`)).toBe('Hide an unfinished game?');
  expect(fetched).not.toContain(`DELETE /api/mine/${other}`);
  await press(`[data-table=${other}] [data-act=take-off]`);
  await gone(`[data-table=${other}]`);
  expect(fetched).toContain(`DELETE /api/mine/${other}`);
  serve(`/api/mine/${over}`, null);
  serve('/api/mine', { known: true, tables: listed.slice(2, 3) });
  await press(`[data-table=${over}] [data-act=take-off]`); // nothing is left to be played there
  await gone(`[data-table=${over}]`);
});

test('somebody without tables is led to the games', async () => {
  await visit('/tables');
  const way = await until(() => all<HTMLAnchorElement>('main a').at(0), 'a way on');
  expect([text('main p'), way.pathname]).toEqual(['You have no tables yet.', '/']);
});

test('a browser that keeps no cookies is told', async () => {
  serve('/api/mine', { known: false, tables: [] });
  await visit('/');
  expect(text(await seen('[data-part=no-cookies]'))).toContain('cookies');
});

test('a game alone is begun again from the menu, once it is asked', async () => {
  const line = await Line.to('maps-alone');
  const { table } = line.joined.table;
  await visit(`/t/${table}`);
  await seen('main .boards svg');
  await press('[data-act=settings]');
  await press(await seen('[data-act=restart]'));
  expect(text('[data-act=restart]')).toBe('Drop this game and start again?');
  expect(fetched).not.toContain(`POST /api/tables/${table}/again`);
  serve(`/api/tables/${table}/again`, { reason: { id: 'server_rematch_later' } }, 403);
  await press('[data-act=restart]');
  await until(() => fetched.includes(`POST /api/tables/${table}/again`), 'another game');
  expect(one<HTMLAnchorElement>('[data-act=leave]').pathname).toBe('/');
});

test('a game that was begun again takes the place of the old one, which is said to be gone', async () => {
  await visit('/tables');
  const [line, next] = await Promise.all([Line.to('maps-alone'), Line.to('placing')]);
  const [old, fresh] = [line.joined.table.table, next.joined.table.table];
  router.go(`/t/${old}`);
  await seen('main .boards svg');
  await press('[data-act=settings]');
  await press(await seen('[data-act=restart]'));
  serve(`/api/tables/${old}/again`, { table: next.joined.table, mine: [0] });
  await press('[data-act=restart]');
  await until(() => location.pathname === `/t/${fresh}`, 'the new game');
  await settled();
  history.back();
  await until(() => location.pathname === '/tables', 'what was before both');
  serve(`/api/tables/${old}`, { reason: { id: 'page_no_such_table' } }, 404);
  serve('/api/tables/nowhere', { reason: { id: 'page_no_such_table' } }, 404);
  for (const [where, said] of [
    [old, 'This table has been deleted.'],
    ['nowhere', 'There is no such table. Is the link complete?'],
  ]) {
    router.go(`/t/${where}`);
    await until(() => texts('[data-part=dead-end] h1').includes(said!), said!);
  }
});

test.each([
  ['en', WIDE],
  ['uk', PHONE],
  ['ru', PHONE],
] as [Language, Size][])('a link that leads to this computer only says so: %s', async (language, size) => {
  const { table } = (await Line.to('waiting-mine')).joined.table;
  await visit(`/t/${table}`, { language, size });
  const said = text(await seen('[data-part=here-only]'));
  expect([said.includes(location.hostname), said.includes('--host\u00a00.0.0.0')]).toEqual([true, true]);
  await tidy(`an invitation, ${language}`, true);
});

/** The chart of the day: played, compared with the bots, sent, opened and checked. */

import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../src/common/settings.svelte';
import type { Language } from '../src/common/words';
import { ALONE, bots, charted, checked, DUEL, LINK, resultOf, sheetOf, TODAY, tryOf } from './charted';
import { press } from './hand';
import { all, count, one, seen, text, texts, tidy, until } from './look';
import { asked, fetched, film, Line, serve } from './line';
import { PHONE, settled, visit, WIDE, type Size } from './open';
import { router } from '../src/common/router.svelte';

const EACH: [Language, Size][] = [['en', WIDE], ['uk', PHONE], ['ru', PHONE]];

/** Today’s, played, with these bots done. */
function played(...done: number[][]): void {
  const own = sheetOf(ALONE, [12, -3, 20]);
  charted(ALONE, [tryOf(ALONE, 1, own)], { streak: 3, longest: 9 });
  serve('/api/tables/chart-1/chart', resultOf(ALONE, own));
  bots(ALONE, ...[0, 1, 2].map((at) => (done[at] ? sheetOf(ALONE, done[at]) : null)));
}

test('the start page leads to it, says what is played, and how many days in a row', async () => {
  charted(ALONE, [], { streak: 3 });
  await visit('/');
  await until(() => text('[data-part=today]').includes('Cartographers'), 'the game of the day');
  await until(() => text('[data-part=today]').includes('3\u00a0days in a row'), 'days in a row');
  await settled();
  await press('[data-act=today]');
  await seen('[data-act=play-chart]');
  expect(location.pathname).toBe('/today');
});

test('where no charts can be had, the start page is there all the same', async () => {
  await visit('/');
  await seen('[data-part=today]');
  await until(() => count('[data-act=first]') > 0, 'the games');
});

test.each(EACH)('a chart that waits: %s', async (language, size) => {
  charted(ALONE);
  await visit('/today', { language, size });
  await seen('[data-act=play-chart]');
  await seen('[data-part=days]');
  await settled();
  expect(count('[data-part=among], [data-part=share]')).toBe(0);
  await tidy(`a chart, ${language}`, true);
});

test('it is begun by the name of whoever plays, and gone on with', async () => {
  const line = await Line.to('maps-alone');
  const { table } = line.joined;
  charted(ALONE);
  await visit('/today');
  serve(`/api/charts/${TODAY}/tables`, { table, mine: [0] }, 201);
  await press(await seen('[data-act=play-chart]'));
  await seen('main .boards svg');
  expect(asked(`/api/charts/${TODAY}/tables`)).toEqual([{ name: settings.name, again: false }]);
  charted(ALONE, [tryOf(ALONE, 1, null)]);
  await settled();
  router.go('/today');
  expect(text(await seen('[data-act=play-chart]'))).toBe('Go on');
  await settled();
});

test('a second try is asked about, and is one', async () => {
  played([1], [2], [3]);
  await visit('/today');
  await press(await seen('[data-act=again-chart]'));
  expect(text('[data-act=again-chart]')).toContain('first try stays');
  expect(fetched).not.toContain(`POST /api/charts/${TODAY}/tables`);
  serve(`/api/charts/${TODAY}/tables`, { reason: { id: 'page_server_error' } }, 500);
  await press('[data-act=again-chart]');
  await seen('[data-part=chart-problem]');
  expect(asked(`/api/charts/${TODAY}/tables`)).toMatchObject([{ again: true }]);
  await settled();
});

test('the result stands among those of the bots, as they arrive, with where points came from', async () => {
  played([10, -2, 5]);
  await visit('/today');
  await until(() => texts('.total b').join() === '29,13', 'one bot');
  expect(count('[data-part=among] progress')).toBe(2);
  played([10, -2, 5], [20, 0, 20], [12, -3, 20]);
  await until(() => texts('.total b').join() === '29,13,40,29', 'all of them');
  expect(text('[data-part=among] p')).toContain('Place 2 of 4');
  const rows = all('[data-part=among] tbody tr').map((row) => [...row.children].map(text).join(' '));
  expect(rows.slice(1)).toEqual(['Solo deduction 20 5 20 20', 'Coins 12 10 20 12', 'Monsters −3 −2 – −3']);
  await until(() => text('[data-part=among] [role=status]') === 'Bot (hard): 29\u00a0stars', 'the last one is told of');
});

test.each(EACH)('a chart that was played can be shown to others: %s', async (language, size) => {
  played([10, -2, 5], [20, 0, 20], [12, -3, 20]);
  await visit('/today', { language, size });
  const lines = (await seen('[data-part=share-text]')).innerText.split('\n').filter(Boolean);
  expect(`${location.origin}/chart#${LINK}`).toContain(lines.at(-1)!.replace('…', ''));
  expect(lines).toContain('🟦🟦🟨🟩🟩🟫');
  await press('[data-act=copy-text]');
  await until(() => count('[data-part=share] [role=status]:not(:empty)') === 1, 'copied');
  await settled();
  await tidy(`a chart that was played, ${language}`, true);
});

test('where the device can send something, it is asked to; the text has no address twice', async () => {
  const sent: ShareData[] = [];
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (what: ShareData) => void sent.push(what) });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  played([10, -2, 5], [20, 0, 20], [12, -3, 20]);
  await visit('/today');
  await press(await seen('[data-act=share]'));
  await until(() => sent.length === 1, 'what is sent');
  expect(sent[0]!.url).toBe(`${location.origin}/chart#${LINK}`);
  expect(sent[0]!.text!.split('\n')).toEqual(['Chart of the day', '29\u00a0stars', '🟦🟦🟨🟩🟩🟫', '🟩🟦🟦🟨🟨🟫', '🟦🟩🟩🟩🟨🟦']);
  await settled();
});

test('a duel says who has won, from whichever seat', async () => {
  const own = sheetOf(DUEL, [20, 21, 7], 61);
  charted(DUEL, [tryOf(DUEL, 1, own), tryOf(DUEL, 2, sheetOf(DUEL, [50, 21, 7], 61))]);
  serve('/api/tables/chart-1/chart', resultOf(DUEL, own));
  bots(DUEL, null, null, null);
  await visit(`/today/${DUEL.date}`);
  expect(text(await seen('[data-part=chart-result]'))).toBe('Lost, 48:61');
  expect(text(await seen('[data-part=chart-later]'))).toBe('Try 2: Won, 78:61');
  expect(text('[data-part=chart-head]')).toContain('Against a bot: hard');
  await settled();
});

test('the end of a chart leads to its day; a later try says that it is one', async () => {
  const line = await Line.to('maps-over');
  const { table } = line.joined;
  table.chart = TODAY;
  serve(`/api/tables/${table.table}/chart`, { ...resultOf(ALONE, sheetOf(ALONE, [1])), number: 2 });
  await visit(`/t/${table.table}`);
  expect((await seen('[data-act=to-chart-of-the-day]')).getAttribute('href')).toBe(`/today/${TODAY}`);
  await until(() => text('.over').includes('This was try 2.'), 'which try it was');
  expect(count('.over [data-act=again], [data-part=shuffle]')).toBe(0);
  await settled();
});

test('days are gone through month by month, and lead to their charts', async () => {
  const own = sheetOf(ALONE, [12, 3, 20]);
  const days = [{ date: '2026-10-05', game: 'cartographers', you: 0, tries: [tryOf(ALONE, 1, own)] }];
  charted(ALONE, [], { days, bests: [{ game: 'cartographers', points: 35, unit: 'count_points', date: '2026-10-05', won: 0, of: 1 }] });
  await visit('/today');
  await seen('[data-part=bests] li');
  expect(text('[data-part=bests] li')).toContain('35\u00a0stars');
  await press(await seen('[data-act=month-before]'));
  const day = await seen('[data-day="2026-10-05"]');
  expect(text(day.querySelector('.unseen')!)).toBe('Monday, 5 October 2026: Cartographers, 35\u00a0stars');
  expect(text(day.querySelector('b')!)).toBe('35');
  await press('[data-act=month-before]');
  expect(count('[data-day]')).toBe(21); // the first chart is that of the tenth
  expect(one<HTMLButtonElement>('[data-act=month-before]').disabled).toBe(true);
  await settled();
});

test('a day that has no chart says so', async () => {
  serve('/api/charts/2026-01-32', { reason: { id: 'page_no_such_page' } }, 404);
  await visit('/today/2026-01-32');
  await seen('[data-part=dead-end]');
});

test('a game that was sent is checked; one’s own try comes first, watching is asked about', async () => {
  charted(ALONE);
  checked(ALONE, { kind: 'checking', checked: 10 });
  await visit(`/chart#${LINK}`);
  await seen('[data-part=sent] progress');
  expect(asked('/api/charts/check')[0]).toEqual({ link: LINK });
  checked(ALONE, { sheet: sheetOf(ALONE, [10, 0, 30]) });
  await seen('[data-part=sent-fine]');
  expect(text('[data-part=sent-result]')).toContain('40\u00a0stars');
  await seen('[data-act=play-chart].filled');
  expect(text('[data-act=watch]')).toBe('Watch the game');
  await press('[data-act=watch]');
  expect(text('[data-act=watch]')).toBe('Watching gives the chart away. Watch?');
  expect(fetched).not.toContain('POST /api/charts/replay');
  await settled();
});

test('who has played watches at once, and comes back', async () => {
  charted(DUEL, [tryOf(DUEL, 1, sheetOf(DUEL, [20, 21, 7], 61))]);
  bots(DUEL, null, null, null);
  checked(DUEL, { sheet: sheetOf(DUEL, [30, 21, 7], 61) });
  serve('/api/charts/replay', await film('film-land'));
  await visit(`/chart#${LINK}`);
  await press(await seen('[data-act=watch].filled'));
  await seen('[data-part=reel]');
  await seen('main .boards svg');
  expect(asked('/api/charts/replay')).toEqual([{ link: LINK, seat: 'open' }]);
  await settled();
  await press('[data-act=to-chart]');
  await seen('[data-part=sent-result]');
  await settled();
  expect(location.hash).toBe(`#${LINK}`);
});

test.each([
  ['other', 'cannot be checked here'],
  ['broken', 'is broken'],
  ['forged', 'is forged'],
] as const)('a link that is %s says so', async (kind, said) => {
  checked(null, { kind, why: { id: 'page_bad_input' } });
  await visit(`/chart#${LINK}`);
  expect(text(await seen('[data-part=sent-bad]'))).toContain(said);
  expect(count('[data-act=watch]')).toBe(0);
  await settled();
});

test('a link with nothing in it says so', async () => {
  await visit('/chart');
  await seen('[data-part=dead-end]');
});

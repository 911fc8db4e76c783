/** The start page, and a table set up to one's own wishes. */

import { beforeEach, expect, test } from 'vitest';
import { keep } from '../src/common/settings.svelte';
import type { Language } from '../src/common/words';
import { habits } from '../src/setting-up/habits.svelte';
import { press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { asked, serve } from './line';
import { GAMES, PHONE, settled, visit, WIDE, type Size } from './open';

beforeEach(() => {
  for (const game of GAMES) keep(`set-up.${game}`, null);
  habits.level = habits.colour = '';
});

const label = (words: string, nth = 0): HTMLElement =>
  all<HTMLElement>('form label').filter((it) => text(it) === words).at(nth)!;
const chosen = (words: string, nth = 0): boolean => label(words, nth).matches('.on');
/** A table that cannot be opened: the page stays, and says why. */
const refuse = (): void =>
  serve('/api/tables', { reason: { id: 'server_wrong_seats', args: { n: 4, allowed: '2' } } }, 400);
const lastWish = (): { seats: object[]; options: object } => asked('/api/tables').at(-1) as never;

test('each game has a board of its own, and says who can play it and for how long', async () => {
  await visit('/');
  await until(() => count('article svg.isolario') === GAMES.length, 'five boards');
  const drawings = all('article svg.isolario').map((it) => it.innerHTML);
  expect(new Set(drawings).size).toBe(GAMES.length);
  const ids = all('article symbol').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text(one('[data-game=cartographers] .head'))).toContain('1–12\u00a0players · 30–45 min');
  expect(text(one('[data-game=foggy-island] .head'))).toContain('2 or 4\u00a0players');
});

test.each([
  [WIDE, GAMES.length],
  [[1280, 720], 3],
  [PHONE, 1],
] satisfies [Size, number][])('in a window of %s, %i can be begun at once', async (size, games) => {
  await visit('/', { size });
  await until(() => count('[data-act=first]') === GAMES.length, 'all games');
  const whole = all('[data-act=first]').filter((it) => it.getBoundingClientRect().bottom <= size[1]);
  expect(whole.length).toBeGreaterThanOrEqual(games);
});

test('a first game is what the game recommends, with the easiest bot where one is needed', async () => {
  refuse();
  habits.level = 'hard';
  await visit('/', { fresh: true });
  expect(text(await seen('[data-game=foggy-island] [data-act=first]'))).toBe('Play a first game');
  await press('[data-game=foggy-island] [data-act=first]');
  await seen('[data-part=problem]');
  expect(lastWish().seats).toMatchObject([{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await press('[data-game=beacon-patrol] [data-act=first]');
  await until(() => lastWish().seats.length === 1, 'a table for one');
});

test('who knows a game is offered no first one, and no easiest bot', async () => {
  refuse();
  habits.level = 'hard';
  await visit('/');
  expect(text(await seen('[data-game=foggy-island] [data-act=first]'))).toBe('Play');
  await press('[data-game=foggy-island] [data-act=first]');
  await seen('[data-part=problem]');
  expect(lastWish().seats).toMatchObject([{ who: 'me' }, { who: 'bot', bot: 'hard' }]);
});

test('a table can be set up from its sheet: with bots, then as it was the last time', async () => {
  const chairs = ['me', 'open', 'bot'].map((who) => ({ who, bot: '', name: '' }));
  await visit('/');
  await press(await seen('[data-game=sea-dragons] [data-act=set-up]'));
  await seen('form');
  expect([chosen('You'), chosen('Bot', 1)]).toEqual([true, true]);
  keep('set-up.sea-dragons', JSON.stringify({ chairs, options: {}, drawn: false }));
  history.back();
  await press(await seen('[data-game=sea-dragons] [data-act=set-up]'));
  await seen('form');
  await until(() => chosen('A friend, by link', 1) && chosen('Bot', 2), 'as it was');
  expect(count('form [data-act=last-time]')).toBe(0); // it is so already
});

test.each([
  ['en', false],
  ['uk', true],
  ['ru', false],
] satisfies [Language, boolean][])('buttons of games in a row stand in one line: %s', async (language, last) => {
  const chairs = [{ who: 'me', bot: '', name: '' }, { who: 'bot', bot: 'hard', name: '' }];
  if (last) keep('set-up.foggy-island', JSON.stringify({ chairs, options: {}, drawn: false }));
  await visit('/', { language });
  await until(() => count('[data-act=first]') === GAMES.length, 'all games');
  await settled();
  const tops = all('[data-act=first]').map((it) => Math.round(it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
});

test('a bot plays as well as was chosen once for all games', async () => {
  refuse();
  await visit('/');
  await seen('[data-part=level]');
  await press(all('[data-part=level] label').find((it) => text(it) === 'Hard')!);
  await press('[data-game=sea-dragons] [data-act=bot]');
  await seen('[data-part=problem]');
  expect(lastWish().seats).toMatchObject([{ who: 'me' }, { who: 'bot', bot: 'hard' }]);
});

test('only what a game can do is offered', async () => {
  await visit('/');
  await seen('[data-game=cartographers] [data-act=alone]');
  expect(count('[data-game=foggy-island] [data-act=alone]')).toBe(0);
  expect(count('[data-game=cartographers] [data-part=about-pieces]')).toBe(0);
  expect(count('[data-game=land-vs-sea] [data-part=about-pieces]')).toBe(1);
});

test('with friends, and at one screen: the table is set up for that', async () => {
  await visit('/');
  await press(await seen('[data-game=cartographers] [data-act=friends]'));
  await seen('form');
  expect([chosen('You'), chosen('A friend, by link', 1)]).toEqual([true, true]);
  history.back();
  await press(await seen('[data-game=cartographers] [data-act=screen]'));
  await seen('form');
  expect([chosen('You'), chosen('At this screen', 1)]).toEqual([true, true]);
});

test('a table that cannot be says why, until something is changed', async () => {
  refuse();
  await visit('/new/foggy-island');
  await seen('form');
  await press(label('4'));
  await press('[data-act=open-table]');
  expect(text(await seen('[data-part=problem]'))).not.toBe('');
  await tidy('a table that cannot be', true);
  await press(label('2'));
  await gone('[data-part=problem]');
});

test('what is different for one player is said where their number is chosen', async () => {
  await visit('/new/cartographers');
  await seen('form');
  expect(count('[data-part=about-alone]')).toBe(0);
  await press(label('1'));
  expect(text(await seen('[data-part=about-alone]'))).toContain('taken off');
  expect(count('[data-option-name=drawing]')).toBe(0); // there is nobody else to look
  await press(label('2'));
  await gone('[data-part=about-alone]');
  expect(count('[data-option-name=drawing]')).toBe(1);
});

test('what no longer applies is not asked for either', async () => {
  refuse();
  await visit('/new/foggy-island');
  await seen('form');
  expect(count('[data-option-name=first_hire]')).toBe(0);
  await press(label('With mercenaries'));
  await seen('[data-option-name=first_hire]');
  await press(one('[data-option-name=first_hire] label:last-child'));
  await press(label('Simple game'));
  await gone('[data-option-name=first_hire]');
  await press('[data-act=open-table]');
  await seen('[data-part=problem]');
  expect(lastWish().options).toMatchObject({ mode: 'simple', first_hire: 2 });
});

test('who shares a screen sits there by name; what is usual then is chosen, and no name twice', async () => {
  await visit('/new/cartographers?with=friends');
  await seen('form');
  expect(chosen('In secret')).toBe(true);
  await press(label('At this screen', 1));
  await until(() => !chosen('In secret'), 'drawing in the open');
  await tidy('two at one screen', true);
  const field = one<HTMLInputElement>('[data-part=name-here]');
  field.value = 'Олена'; // my own name
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('[data-act=open-table]');
  await seen('[data-part=problem]');
  expect(count('form')).toBe(1);
});

test('the colour I chose is mine the next time too', async () => {
  await visit('/new/sea-dragons?with=friends');
  await seen('form');
  await press(label('You', 1));
  await until(() => chosen('You', 1), 'the second seat');
  expect(habits.colour).toBe('green');
  await press('header .brand');
  await press(await seen('[data-game=sea-dragons] [data-act=friends]'));
  await seen('form');
  expect([chosen('You'), chosen('You', 1)]).toEqual([false, true]);
});

test('the last set-up is offered again, in words', async () => {
  refuse();
  const chair = { bot: '', name: '' };
  const chairs = [{ ...chair, who: 'me' }, { who: 'bot', bot: 'hard', name: '' }];
  keep('set-up.foggy-island', JSON.stringify({ chairs, options: { weather: 'fog' }, drawn: false }));
  keep('set-up.cartographers', JSON.stringify({ chairs, options: { weather: 'fog' }, drawn: false })); // not one of its
  await visit('/');
  const again = await seen('[data-game=foggy-island] [data-act=last-time]');
  expect(text(again)).toBe('As last time: 2\u00a0players · Bot: hard · Always fog');
  expect(count('[data-act=last-time]')).toBe(1);
  await press(again);
  await seen('[data-part=problem]');
  expect(lastWish()).toMatchObject({ options: { weather: 'fog' }, seats: [{}, { who: 'bot', bot: 'hard' }] });
  await press('[data-game=foggy-island] [data-act=friends]');
  await press(await seen('form [data-act=last-time]'));
  await until(() => chosen('Always fog') && chosen('Hard'), 'as it was');
  expect(text(one('[data-part=chosen]'))).toBe('2\u00a0players · Bot: hard · Always fog');
});

test.each([
  ['en', '4\u00a0players · 2\u00a0bots: easy · Bot: hard'],
  ['uk', '4\u00a0гравці · 2\u00a0боти: легкий рівень · Бот: складний'],
  ['ru', '4\u00a0игрока · 2\u00a0бота: лёгкий уровень · Бот: сложный'],
] satisfies [Language, string][])('how many bots play is said: %s', async (language, said) => {
  const chairs = ['', 'easy', 'hard', 'easy'].map((bot) => ({ who: bot ? 'bot' : 'me', bot, name: '' }));
  keep('set-up.sea-dragons', JSON.stringify({ chairs, options: {}, drawn: false }));
  await visit('/new/sea-dragons', { language });
  await until(() => texts('[data-part=chosen]')[0] === said, said);
});

test.each([WIDE, PHONE])('a table can be opened without scrolling, in a window of %i × %i', async (...size) => {
  await visit('/new/cartographers', { size });
  await seen('form');
  await press(label('12'));
  await until(() => count('.chair') === 12, 'twelve seats');
  const { top, bottom } = one('[data-act=open-table]').getBoundingClientRect();
  expect([top > 0, bottom <= size[1]]).toEqual([true, true]);
});

test.each(['/nowhere', '/new/no-such-game'])('there is a way on from %s', async (path) => {
  await visit(path);
  await seen('[data-part=dead-end] svg');
  await press('[data-act=all-games]');
  await seen('[data-act=first]');
});

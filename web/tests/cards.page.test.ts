/** Whatever lies on a table explains itself, and so do terms in sentences: to a mouse, a finger, the
 *  keyboard and a screen reader. */

import { expect, test } from 'vitest';
import { aside, cell, finger, focused, keys, middle, mouse, press, tabTo, tap } from './hand';
import { all, count, gone, one, overlap, seen, text, texts, tidy, until } from './look';
import { answered, GAMES, learn, mine, PHONE, resize, sit, speak, visit, type Wish } from './open';
import type { Line } from './line';
import type { PrintedCard } from '../src/line/protocol';

const CARD = '[data-part=card]';
const OPEN = `${CARD}[data-open=true]`;
const PROMPT = '[data-part=prompt] [data-term]';
type Game = (typeof GAMES)[number];

/** What the corner says at the beginning. */
const NOW: Record<Game, string> = {
  'foggy-island': 'Раунд 1 з 2',
  cartographers: 'Весна',
  'beacon-patrol': 'У стосі:',
  'land-vs-sea': 'У стосах:',
  'sea-dragons': 'Раунд 1 з 11',
};
/** A symbol, a number and a term beside the board, and the card that each has. */
const THINGS: Record<Game, Record<string, string>> = {
  'foggy-island': { 'score-1': 'score', round: 'round' },
  cartographers: { 'edict-a': 'edict', 'points-a': 'edict_points', time: 'clock' },
  'beacon-patrol': { turns: 'turns', rank: 'rank', 'share-1': 'share' },
  'land-vs-sea': { 'special-volcano': 'volcano', 'points-1': 'points', 'count-0': 'stack' },
  'sea-dragons': { 'free-NW': 'free', 'points-NW-1': 'holding', 'gold-1': 'coin' },
};

const cards = (): string[] =>
  (document.querySelector<HTMLElement>(CARD)?.dataset['cards'] ?? '').split(' ').filter(Boolean);

/** Somebody who wants to know what all this is. */
async function ask(game: string, wish: Wish): Promise<Line> {
  const line = await sit(game, wish);
  await mine();
  await seen('[data-thing]'); // the cards have loaded
  return line;
}

test.each(GAMES)('things by mouse: %s', async (game) => {
  const line = await ask(game, { language: 'en' });
  for (const [key, card] of Object.entries(THINGS[game])) {
    const thing = one(`[data-thing='${key}']`);
    await mouse.move([2, 2]);
    await gone(CARD);
    await mouse.move(thing);
    await seen(CARD);
    expect(cards(), key).toContain(card);
    expect(count(OPEN)).toBe(0);
    await mouse.down();
    await mouse.up();
    await seen(OPEN);
    expect(cards(), key).toContain(card);
    expect(count(`${OPEN} h2`)).toBe(1);
    await keys('Escape');
    await gone(CARD);
  }
  await tidy(`cards of ${game}`);
  expect(line.plays).toEqual([]);
});

test.each(GAMES)('things by finger: %s', async (game) => {
  const line = await ask(game, { size: PHONE, language: 'uk' });
  expect(text('[data-part=progress]')).toContain(NOW[game]);
  await tap('[data-part=progress]');
  await seen(OPEN);
  expect(cards()).toEqual(['progress']);
  const board = one('[data-part=board]').getBoundingClientRect();
  await until(() => one(CARD).getBoundingClientRect().top >= board.top + board.height / 2 - 2, 'the lower half');
  await tidy(`the sheet of ${game}`);
  await tap('[data-act=close-card]');
  await gone(CARD);
  // Where something is printed on the board: with a shape in hand the board is for playing on.
  if (game === 'cartographers') {
    await finger.touch('touchStart', await middle(cell('d2')));
    await seen(OPEN);
    await finger.touch('touchEnd');
    expect(cards()).toContain('mountain');
  } else if (game === 'sea-dragons') {
    const whirlpool = one('.boards [data-sprite]:has(use[href$="-whirlpool"])').getBoundingClientRect();
    const goal = all('.boards [data-cell] > .hit').find((it) => overlap(it.getBoundingClientRect(), whirlpool, 6))!;
    await tap(goal.parentElement!);
    await seen(OPEN);
    expect(cards()).toContain('whirlpool');
  }
  expect(line.plays).toEqual([]);
});

test('an edict by a tap, in its sheet, and its place in the book', async () => {
  await ask('cartographers', { size: PHONE, language: 'ru' });
  await press('[data-tab=offer]');
  await tap('[data-thing^=name-]');
  await seen(`${OPEN} figure`);
  expect(text(OPEN)).toContain('звезд');
  await tidy('an edict');
  await press(`${OPEN} [data-act=read]`);
  await seen('[data-part=book] section.here');
  await gone(CARD);
});

test.each(GAMES)('things by keys: %s', async (game) => {
  const line = await ask(game, { language: 'uk' });
  await tabTo('[data-thing]', 40);
  const first = focused()['thing'];
  const reached = new Set<string | undefined>();
  for (const way of ['ArrowDown', 'ArrowRight']) {
    await keys(way);
    reached.add(focused()['thing']);
  }
  expect([...reached].filter((it) => it && it !== first)).not.toEqual([]);
  const asked = focused()['thing'];
  expect(document.activeElement?.ariaLabel).toBeTruthy();
  await keys('Enter');
  await seen(OPEN);
  await until(() => focused()['act'] === 'close-card', 'the focus on the cross');
  await keys('Enter');
  await gone(CARD);
  await until(() => focused()['thing'] === asked, 'the focus where it was');

  // What can be chosen is explained by the key shown in the list of keys.
  one('[data-value][tabindex="0"]').focus();
  await keys('i');
  await seen(OPEN);
  expect(cards()).not.toEqual([]);
  await keys('Escape');
  await gone(CARD);
  await keys('?');
  await seen('[data-part=keys]');
  expect(texts('[data-part=keys] dd').some((it) => it.includes('Що це?'))).toBe(true);
  await tidy('keys');
  expect(line.plays).toEqual([]);
});

test('where there is room, nobody has to ask how edicts score', async () => {
  await ask('cartographers', { language: 'uk' });
  expect(text('[data-part=spelled]').match(/зірк|зірок/g)!.length).toBeGreaterThanOrEqual(4);
  await resize([1000, 700]);
  expect(one('[data-part=spelled]').checkVisibility()).toBe(false);
});

test.each(GAMES)('every thing beside the board has a name and a card: %s', async (game) => {
  await ask(game, { language: 'ru' });
  const ids = ((await (await fetch(`/api/games/${game}/cards/ru`)).json()) as PrintedCard[]).map(({ id }) => id);
  const things = all('[data-thing]');
  expect(things.length).toBeGreaterThan(5);
  expect(things.filter((it) => !it.ariaLabel)).toEqual([]);
  for (const thing of things) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await answered();
    expect(cards().length, thing.dataset['thing']).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(cards()));
  }
});

// --- terms ----------------------------------------------------------------------------------------

/** The first question contains a term, except in Foggy Island: "Choose 5 more tokens for your first hand." */
const SPOKEN = GAMES.filter((game) => game !== 'foggy-island');

test.each(SPOKEN)('terms by mouse: %s', async (game) => {
  const line = await ask(game, { language: 'en' });
  const term = await seen(PROMPT);
  const card = term.dataset['term']!;
  expect(term.role).toBe('button');
  await mouse.move(term);
  await seen(CARD);
  expect(cards()).toEqual([card]);
  expect(count(OPEN)).toBe(0);
  await mouse.down();
  await mouse.up();
  await seen(OPEN);
  expect(cards()).toEqual([card]);
  expect(count(`${OPEN} [data-term=${card}]`)).toBe(0); // not itself
  await keys('Escape');
  await gone(CARD);
  const ids = all(PROMPT).map((it) => it.dataset['term']);
  expect(new Set(ids).size).toBe(ids.length);
  expect(count('button [data-term], a [data-term]')).toBe(0);
  await tidy(`terms of ${game}`);

  // When something else is said, nothing of the last sentence is left.
  const before = one('[data-part=prompt]').textContent;
  await speak('uk');
  await until(() => one('[data-part=prompt]').textContent !== before, 'the sentence in another language');
  await seen(PROMPT);
  expect(one('[data-part=prompt]').textContent).not.toMatch(/[a-h]/i);
  expect(line.plays).toEqual([]);
});

test.each(['cartographers', 'sea-dragons'])('terms by finger: %s', async (game) => {
  const line = await ask(game, { size: PHONE, language: 'uk' });
  await seen(PROMPT);
  if (count('[data-act=unfold]')) {
    await tap('[data-act=unfold]');
    await seen('.text.open');
  }
  const card = one(PROMPT).dataset['term'];
  await tap(PROMPT);
  await seen(OPEN);
  expect(cards()).toEqual([card]);
  await tidy(`the card of a term of ${game}`);

  // One card leads to another, and that one back to the table.
  const inside = await seen(`${OPEN} p [data-term]`);
  const other = inside.dataset['term'];
  expect(other).not.toBe(card);
  await tap(inside);
  await seen(`${OPEN}[data-cards=${other}]`);
  await tap('[data-act=close-card]');
  await gone(CARD);
  expect(line.plays).toEqual([]);
});

test.each([
  ['cartographers', 'uk'],
  ['land-vs-sea', 'ru'],
] as const)('terms by keys: %s, %s', async (game, language) => {
  const line = await ask(game, { language });
  await seen(PROMPT);
  await tabTo('[data-term]');
  const { term } = focused();
  for (const key of ['Enter', 'i']) {
    await keys(key);
    await seen(OPEN);
    expect(cards()).toEqual([term]);
    await until(() => focused()['act'] === 'close-card', 'the focus on the cross');
    await keys('Escape');
    await gone(CARD);
    await until(() => focused()['term'] === term, 'the focus where it was');
  }
  // From one card to another, and back to where it began.
  await keys('Enter');
  await seen(`${OPEN} [data-term]`);
  await keys('Tab');
  const other = focused()['term'];
  expect([undefined, term]).not.toContain(other);
  await keys('Enter');
  await seen(`${OPEN}[data-cards=${other}]`);
  await keys('Escape');
  await gone(CARD);
  await until(() => focused()['term'] === term, 'the focus where it was');
  expect(line.plays).toEqual([]);
});

test('what the keys have come to is told until its words are pressed, whatever the mouse passes over', async () => {
  await ask('foggy-middle', {});
  await aside();
  await tabTo('[data-part=hand] [data-value=hand-hare-0]');
  const word = (): Promise<HTMLElement> => seen('[data-part=about] [data-term]');
  const { term } = (await word()).dataset;
  const told = (): string => texts('[data-part=about]').join();
  const said = told();
  await mouse.move('[data-part=hand] [data-value=hand-wolf-0]', 3);
  await until(() => told() !== said, 'what the mouse is over');
  await mouse.move('[data-part=turn]', 3);
  await until(() => told() === said, 'what the keys have come to');
  await mouse.click(await word());
  await seen(`${OPEN}[data-cards=${term}]`);
});

test('from a piece the mouse gets to the words about it, and presses one', async () => {
  await ask('foggy-middle', {});
  await mouse.move('[data-part=hand] [data-value=hand-hare-0]', 3);
  const word = await seen('[data-part=about] [data-term]');
  await mouse.move('[data-part=turn]', 3);
  await mouse.click(word);
  await seen(`${OPEN}[data-cards=${word.dataset['term']}]`);
  await mouse.click('[data-act=close-card]');
  await aside();
  await gone('[data-part=about]');
});

test('in the book a term links to its section', async () => {
  await visit('/rules/cartographers', { language: 'uk' });
  const link = (await seen('[id^=section-] p a.term')) as HTMLAnchorElement;
  const section = `section-${link.hash.slice(1)}`;
  expect(link.closest('[id^=section-]')!.id).not.toBe(section);
  await press(link);
  await seen(`#${section}.here`);
  await until(() => document.activeElement?.id === section, 'the focus on it');
});

test.each(['cartographers', 'foggy-island'])('terms in a lesson: %s', async (game) => {
  await learn(game, { language: 'uk' });
  const term = await seen('[data-part=lesson] [data-term]');
  await press(term);
  await seen(OPEN);
  expect(cards()).toEqual([term.dataset['term']]);
  await keys('Escape');
  await gone(CARD);
  expect(one('[data-part=lesson]').dataset['answer']).toBe('');
});

test("asking what a word of the coach's means does not put the coach away; the cross does", async () => {
  await sit('sea-dragons', { language: 'ru', fresh: true });
  const term = await seen('[data-part=coach] [data-term]');
  await press(term);
  await seen(OPEN);
  expect(cards()).toEqual([term.dataset['term']]);
  await keys('Escape');
  await gone(CARD);
  await press('[data-act=close-coach]');
  await gone('[data-part=coach]');
});

test('terms in a rule that a line of the log quotes', async () => {
  await sit('dragons-middle', { language: 'ru' });
  await seen('.log button.told:not([data-act])');
  await press(all('.log button.told:not([data-act])').at(-1)!);
  await press(await seen('[data-part=explained] [data-part=rule] [data-term]'));
  await seen(OPEN);
});

test('a card shows what it tells of, whatever else lies on the cell', async () => {
  await ask('beacon-middle', {});
  const lighthouse = all('.boards [data-cell]').find((it) => it.ariaLabel?.includes('lighthouse'))!;
  await mouse.move(lighthouse.querySelector('.hit')!);
  await seen(CARD);
  expect(text(`${CARD} h2`)).toBe('Lighthouse');
  expect(one(`${CARD} header use`).getAttribute('href')).toContain('lighthouse');
});

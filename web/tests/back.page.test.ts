/** The Back button, in a real browser: it closes what is open, and then leaves the page. */

import { expect, test } from 'vitest';
import { aside, cell, ghost, keys, press, tap } from './hand';
import { all, count, gone, one, seen, until } from './look';
import { film, Line, serve } from './line';
import { answered, learn, mine, PHONE, settled, sit, visit, watch, WIDE, type Size } from './open';

const open = (): boolean => Boolean(history.state?.open);
const entered = (): Promise<true> => until(open, 'an entry for what is open') as Promise<true>;
const left = (): Promise<true> => until(() => !open(), 'no entry for what is open') as Promise<true>;
const PAGE = 'main .boards svg';

/** Where Back leads from the page. */
const below = (): void => history.pushState(null, '', '/');
const START = '[data-game]';

interface Thing {
  name: string;
  scene: string;
  size: Size;
  open: () => Promise<unknown>;
  shown: string;
  close: () => Promise<unknown>;
}

const escape = (): Promise<void> => keys('Escape');
const board = (): Promise<void> => press(all('[data-look]')[0]!, 'mouse', true);
const THINGS: Thing[] = [
  {
    name: 'the book',
    scene: 'placing',
    size: WIDE,
    open: () => press('header [data-act=book]'),
    shown: 'dialog[data-part=book]',
    close: () => press('[data-act=close-book]'),
  },
  {
    name: 'the book on a phone',
    scene: 'placing',
    size: PHONE,
    open: () => tap('header [data-act=book]'),
    shown: 'dialog[data-part=book]',
    close: () => tap('[data-act=close-book]'),
  },
  {
    name: 'a sheet',
    scene: 'maps-middle',
    size: PHONE,
    open: () => tap('[data-tab=log]'),
    shown: '.drawer.log.open',
    close: () => tap('[data-tab=log]'),
  },
  {
    name: 'settings',
    scene: 'placing',
    size: PHONE,
    open: () => tap('header [data-act=settings]'),
    shown: '.menu',
    close: () => tap('[data-part=prompt]'), // beside it
  },
  {
    name: 'the list of keys',
    scene: 'placing',
    size: WIDE,
    open: () => keys('?'),
    shown: 'dialog[data-part=keys]',
    close: escape,
  },
  {
    name: 'a card',
    scene: 'placing',
    size: WIDE,
    open: async () => {
      await seen('[data-thing], [data-part=progress]'); // the cards have loaded
      one('[data-value=card-0]').focus();
      await keys('i');
    },
    shown: '[data-part=card][data-open=true]',
    close: escape,
  },
  {
    name: 'somebody’s board',
    scene: 'maps-middle',
    size: WIDE,
    open: board,
    shown: '[data-part=looked]',
    close: () => press('[data-act=close-look]'),
  },
  {
    name: 'the poster',
    scene: 'maps-over',
    size: WIDE,
    open: () => press('[data-act=poster]'),
    shown: 'dialog[data-part=poster]',
    close: () => press('dialog [data-act=close]', 'mouse', true),
  },
  {
    name: 'what a number is made of',
    scene: 'maps-over',
    size: WIDE,
    open: () => press('[data-box]'),
    shown: '[data-part=made-of]',
    close: () => press('[data-box][aria-expanded=true]'),
  },
];

test.each(THINGS)('Back closes it, and then leaves the table: $name', async ({ scene, size, open, shown }) => {
  below();
  await sit(scene, { size });
  const before = history.length;
  await open();
  await seen(shown);
  await entered();
  expect(history.length).toBeLessThanOrEqual(before + 1);
  history.back();
  await gone(shown);
  await seen(PAGE);
  await left();
  history.back();
  await seen(START);
});

test.each(THINGS)('closed otherwise, it leaves nothing in the history: $name', async ({ scene, size, open, shown, close }) => {
  below();
  await sit(scene, { size });
  for (let time = 0; time < 2; time += 1) {
    await open();
    await seen(shown);
    await entered();
    await close();
    await gone(shown);
    await left();
  }
  const { pathname } = location;
  let passed = 0;
  const note = (): void => void (passed += 1);
  addEventListener('popstate', note);
  history.forward();
  await until(() => passed === 2, 'there and back');
  removeEventListener('popstate', note);
  await settled();
  expect([location.pathname, count(shown)]).toEqual([pathname, 0]);
  await seen(PAGE);
  history.back();
  await seen(START);
});

test('the book over a sheet: one entry, and Back closes one after the other', async () => {
  below();
  await sit('maps-middle', { size: PHONE });
  await tap('[data-tab=offer]');
  await seen('.drawer.open');
  await entered();
  const { length } = history;
  await tap('header [data-act=book]');
  await seen('dialog[data-part=book]');
  await settled();
  expect(history.length).toBe(length);
  history.back();
  await gone('dialog[data-part=book]');
  await entered();
  await seen('.drawer.open');
  history.back();
  await gone('.drawer.open');
  await left();
  history.back();
  await seen(START);
});

test('a ghost makes no entry', async () => {
  await sit('placing', { size: PHONE });
  await mine();
  const { length } = history;
  await tap('[data-value=card-0]');
  await tap(cell('f8'));
  await until(() => ghost().length > 0, 'a ghost');
  await answered();
  expect([open(), history.length]).toEqual([false, length]);
});

test('a link in the book leaves the page and the book: Back finds the table without it', async () => {
  await sit('cartographers', { size: PHONE });
  const { pathname } = location;
  await tap('header [data-act=book]');
  await seen('dialog[data-part=book] [data-act=learn]');
  await entered();
  const { length } = history;
  const line = await Line.to('lesson-cartographers');
  await press('dialog[data-part=book] [data-act=learn]', 'mouse', true);
  await seen('[data-part=lesson]');
  expect([location.pathname, history.length, count('dialog')]).toEqual(['/learn/cartographers', length, 0]);
  await until(() => line.sent.length > 0, 'the lesson');
  history.back();
  await until(() => location.pathname === pathname, 'the table');
  await seen(PAGE);
  await settled();
  expect([open(), count('dialog')]).toEqual([false, 0]);
});

test('in a lesson Back closes the book, and then leaves the lesson', async () => {
  below();
  await learn('cartographers', { size: PHONE });
  await tap('header [data-act=book]');
  await seen('dialog[data-part=book]');
  await entered();
  history.back();
  await gone('dialog[data-part=book]');
  await seen('[data-part=lesson]');
  await left();
  history.back();
  await seen(START);
});

test('in a replay Back closes the book; the address stays that of the moment on view', async () => {
  below();
  await watch('film-land', 'at=3');
  await aside();
  const at = (): string | null => new URLSearchParams(location.search).get('at');
  await until(() => at() === '3', 'the address of the moment');
  await press('header [data-act=settings]');
  await seen('.menu');
  await entered();
  (document.activeElement as HTMLElement).blur(); // keys in the header are its own
  await keys('ArrowRight');
  await until(() => at() !== '3', 'another moment');
  const now = at();
  history.back();
  await gone('.menu');
  await left();
  expect(at()).toBe(now);
  await press('header [data-act=book]');
  await seen('dialog[data-part=book]');
  await entered();
  history.back();
  await gone('dialog[data-part=book]');
  expect(at()).toBe(now);
  await left();
  history.back();
  await seen(START);
});

test('the end of a game on a phone: Back puts its sheet away, and then leaves', async () => {
  below();
  await sit('maps-over', { size: PHONE });
  await entered();
  history.back();
  await left();
  await seen(PAGE);
  history.back();
  await seen(START);
});

test.each(['the table', 'a link'])('from a replay back to its table, and Back leaves: it was reached from %s', async (from) => {
  below();
  serve('/api/tables/maps/replay', await film('film-maps-null'));
  if (from === 'the table') {
    await sit('maps-over');
    await press('.over [data-act=replay]');
  } else {
    await Line.to('maps-over');
    await visit('/t/maps/replay?at=3');
  }
  await seen('[data-part=reel]');
  await settled();
  const { length } = history;
  await press('[data-act=to-table]');
  await seen('.over');
  expect([location.pathname, history.length]).toEqual(['/t/maps', length]);
  await settled();
  history.back();
  await seen(START);
});

test('on a phone Back closes the poster, then the result below it, and then leaves', async () => {
  below();
  await sit('maps-over', { size: PHONE });
  await entered();
  await press(await seen('[data-act=poster]'), 'mouse', true);
  await seen('dialog[data-part=poster]');
  history.back();
  await gone('dialog[data-part=poster]');
  await entered();
  await seen('.drawer.ending.open');
  history.back();
  await gone('.drawer.ending.open');
  await left();
  await seen(PAGE);
  history.back();
  await seen(START);
});

test('the start page stays where it is when settings are closed, however far down it once was', async () => {
  await visit('/', { size: PHONE });
  await seen(START);
  scrollTo(0, 600);
  await until(() => scrollY > 300, 'the middle of the page');
  await press('[data-act=rules]', 'mouse', true);
  await gone(START);
  history.back();
  await seen(START);
  await until(() => scrollY > 300, 'where it was');
  scrollTo(0, 0);
  await press('header [data-act=settings]');
  await seen('.menu label');
  await entered();
  await escape();
  await gone('.menu');
  await left();
  await settled();
  expect(scrollY).toBe(0);
});

const FORM = '[data-game=sea-dragons] [data-act=friends]';

test('somebody who comes back from setting up a table is where they were', async () => {
  await visit('/', { size: PHONE });
  await seen(FORM);
  scrollTo(0, 900);
  one(FORM).click();
  await seen('form');
  expect(`${location.pathname}${location.search}`).toBe('/new/sea-dragons?with=friends');
  expect(scrollY).toBe(0);
  history.back();
  await seen(FORM);
  await until(() => scrollY > 0, 'where they were');
  expect(scrollY).toBe(900);
});

test('somebody who comes back to the start page is where they were', async () => {
  await visit('/', { size: PHONE });
  await seen(FORM);
  await Line.to('lesson-sea-dragons');
  scrollTo(0, 900);
  one('[data-game=sea-dragons] [data-act=learn]').click();
  await seen('[data-part=lesson]');
  await settled();
  history.back();
  await seen(FORM);
  await until(() => scrollY > 0, 'where they were');
  expect(scrollY).toBe(900);
});

/** Every page, sheet and dialog, in light and dark: axe finds nothing wrong. */

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { keys, press } from './hand';
import { all, count, one, seen, until } from './look';
import { Line } from './line';
import { answered, GAMES, learn, mine, PHONE, scoreSheet, settled, sit, visit, watch, WIDE, type Size } from './open';

const THEMES = ['light', 'dark'] as const;

/** What axe says about the page or a part of it: the rule, and where it is broken. */
async function faults(part: Element | Document = document): Promise<string[]> {
  await settled();
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false, // we already have what it would fetch
    // The test runner's frame is not ours.
    rules: { 'page-has-heading-one': { enabled: false }, bypass: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${String(target)} ${any[0]?.message ?? ''}`),
  );
}

/** Colours do not depend on the window, nor the contents on the colours. */
const EVERY = [
  ['light', WIDE],
  ['dark', PHONE],
] as const;
const each = test.each(EVERY);

const wish = (theme: 'light' | 'dark', size: Size) => ({ theme, size });

each('the start page and a new table: %s, %s', async (theme, size) => {
  await visit('/', wish(theme, size));
  await seen('[data-act=quick]');
  expect(await faults()).toEqual([]);
  await press(all('[data-act=new-table]')[1]!);
  await seen('form');
  expect(await faults()).toEqual([]);
});

each('preferences and keys: %s, %s', async (theme, size) => {
  await sit('cartographers', wish(theme, size));
  await press('[data-act=settings]');
  await seen('.menu');
  expect(await faults()).toEqual([]);
  await keys('Escape');
  await keys('?');
  await seen('[data-part=keys]');
  expect(await faults()).toEqual([]);
});

const GAMES_IN = THEMES.flatMap((theme) => GAMES.map((game) => [game, theme] as const));

test.each(GAMES_IN)('a table of %s, and a card: %s', async (game, theme) => {
  await sit(game, wish(theme, WIDE));
  await mine();
  expect(await faults()).toEqual([]);
  all('[data-thing]').find((it) => it.checkVisibility())!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const card = await seen('[data-part=card][data-open=true]');
  // With the first card the whole page is checked again: whatever lies over it is part of it.
  expect(await faults(theme === 'light' ? document : card), 'a card').toEqual([]);
});

test.each(GAMES_IN)('a table of %s on a phone, and its sheets: %s', async (game, theme) => {
  await sit(game, wish(theme, PHONE));
  await mine();
  expect(await faults(one('main'))).toEqual([]);
  for (const tab of all('[data-tab]')) {
    await press(tab);
    const sheet = await until(() => all('.drawer.open, .tray.raised').find((it) => it.checkVisibility()), 'a sheet');
    expect(await faults(sheet), tab.dataset['tab']).toEqual([]);
    await press(tab);
  }
});

each('the book: %s, %s', async (theme, size) => {
  await visit('/rules/cartographers', wish(theme, size));
  await seen('section .picture svg');
  expect(await faults()).toEqual([]);
});

each('the end of a game and its score sheet: %s, %s', async (theme, size) => {
  await sit('maps-over', wish(theme, size));
  await seen('.over');
  expect(await faults()).toEqual([]);
  await scoreSheet();
  expect(await faults()).toEqual([]);
});

each('a replay: %s, %s', async (theme, size) => {
  await watch('film-land', 'at=9', wish(theme, size));
  expect(await faults()).toEqual([]);
});

each('a lesson: %s, %s', async (theme, size) => {
  await learn('cartographers', wish(theme, size));
  expect(await faults()).toEqual([]);
});

each('a first game with the coach: %s, %s', async (theme, size) => {
  await sit('cartographers', { ...wish(theme, size), fresh: true });
  await seen('[data-part=coach]');
  expect(await faults()).toEqual([]);
});

each('what is scored, told and explained: %s, %s', async (theme, size) => {
  const line = await sit('season', wish(theme, size));
  await line.elsewhere({ type: 'others' });
  await answered();
  expect(count('.log')).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
});

each('a table that waits for somebody: %s, %s', async (theme, size) => {
  const line = await Line.to('waiting');
  await visit(`/t/${line.joined.table.table}`, wish(theme, size));
  await seen('[data-act=sit]');
  expect(one('main').textContent).not.toBe('');
  expect(await faults()).toEqual([]);
});

/** Every page, sheet and dialog, and whatever is said on them, on a desk in light colours or on a phone
 *  in dark ones, in a long run on both: nothing that axe finds wrong. Colours do not hang on the window,
 *  nor does what is there on the colours. The last test looks into the sources for anything that was left out. */

import axe from 'axe-core';
import { mount, unmount } from 'svelte';
import { describe, expect, onTestFinished, test } from 'vitest';
import { router } from '../src/common/router.svelte';
import { keep } from '../src/common/settings.svelte';
import Offer from '../src/home/offline/Offer.svelte';
import { versions } from '../src/home/offline/versions.svelte';
import { remember } from '../src/line/witness';
import { ALONE, bots, charted, checked, DUEL, LINK, resultOf, sheetOf, tryOf } from './charted';
import { cell, keys, mouse, press } from './hand';
import { all, count, gone, one, seen, text, until } from './look';
import { film, hangUp, Line, serve } from './line';
import { shuffled } from './shuffled';
import { SOAK } from './soaking';
import { answered, GAMES, learn, mine, PHONE, scoreSheet, settled, share, sit, visit, watch, WIDE, type Wish } from './open';

/** The parts of the page that axe has gone over. */
const parts = new Set<string>();

/** Nothing is wrong with the page, or with a part of it. What is drawn on a board is thousands of nodes, of
 *  few kinds: it is gone over where ``boards`` says so, once for each game. */
async function fine(where: string, part: Element | Document = document, boards = false): Promise<void> {
  await settled();
  // What is still fading in cannot be read yet.
  const moving = document.getAnimations().filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map((it) => it.finished.catch(() => null)));
  const there = [...part.querySelectorAll<HTMLElement>('[data-part]')];
  if (part instanceof HTMLElement) there.push(part);
  for (const it of there) if (it.checkVisibility() && it.dataset['part']) parts.add(it.dataset['part']);
  const exclude = boards ? [] : ['.boards svg'];
  const { violations } = await axe.run({ include: part, exclude }, {
    resultTypes: ['violations'],
    preload: false, // what it would fetch, we have
    // The frame of the tests is not ours.
    rules: { 'page-has-heading-one': { enabled: false }, bypass: { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${String(target)} ${any[0]?.message ?? ''}`),
  );
  expect(found, where).toEqual([]);
}

async function write(selector: string, words: string): Promise<void> {
  const field = one<HTMLInputElement>(selector);
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

const label = (words: string): HTMLElement => all('form label').findLast((it) => text(it) === words)!;

describe.each([
  ['desk, light', { theme: 'light', size: WIDE }],
  ['phone, dark', { theme: 'dark', size: PHONE }],
] as [string, Wish][])('%s', (_name, wish) => {
  const phone = wish.size === PHONE;
  /** Looked at in this window; in a long run in both. */
  const on = (window: 'desk' | 'phone') => test.runIf(SOAK || (window === 'phone') === phone);

  on('desk')('the start page, a new table, and one that cannot be', async () => {
    await visit('/', wish);
    await seen('[data-act=first]');
    await fine('start');
    await press('[data-game=sea-dragons] [data-act=friends]');
    await seen('form');
    await press(label('At this screen'));
    await write('[data-part=name-here]', 'Олена'); // there is one of that name
    await press('[data-act=open-table]');
    await seen('[data-part=problem]');
    await fine('a new table');
    await visit('/new/sea-dragons?with=bots', wish);
    await fine('a table with bots', await seen('[data-part=reasons]'));
  });

  on('phone')('a newer version of the site', async () => {
    await visit('/', wish);
    await seen('[data-act=first]');
    const offer = mount(Offer, { target: document.body });
    onTestFinished(async () => {
      versions.newer = false;
      await unmount(offer);
    });
    versions.newer = true;
    await fine('a newer version', await seen('[data-part=new-version]'));
    await press('[data-act=later]');
    await gone('[data-part=new-version]');
  });

  on('desk')('tables of this browser, and a browser without cookies', async () => {
    const { table, now } = (await Line.to('placing')).joined;
    const shown = { table, mine: [0], to_move: now!.to_move, changed: 0, host: true, result: null, lost: null };
    serve('/api/mine', { known: true, tables: [shown] });
    serve(`/api/tables/${table.table}/board.svg?since=0`, null, 404);
    await visit('/tables', wish);
    await press(await seen('[data-act=delete]'));
    await fine('tables');
    serve('/api/mine', { known: false, tables: [] });
    router.go('/');
    await fine('no cookies', await seen('[data-part=no-cookies]'));
  });

  on('phone')('a chart of the day: to be played, played, and sent', async () => {
    const own = sheetOf(DUEL, [20, 21, 7], 61);
    const tries = [tryOf(DUEL, 1, own), tryOf(DUEL, 2, own)];
    const days = [{ date: DUEL.date, game: DUEL.game, you: DUEL.you, tries }];
    const bests = [{ game: DUEL.game, points: 61, unit: 'count_points', date: DUEL.date, won: 3, of: 5 }];
    charted(ALONE, [], { days, bests, streak: 2, longest: 4 });
    await visit('/', wish);
    await fine('on the start page', await seen('[data-part=today]'));
    router.go('/today');
    await seen('[data-part=days]');
    await fine('to be played');
    charted(DUEL, tries, { days, bests });
    serve('/api/tables/chart-1/chart', resultOf(DUEL, own));
    bots(DUEL, own, null, null);
    router.go(`/today/${DUEL.date}`);
    await seen('[data-part=among] .total b');
    serve(`/api/charts/${DUEL.date}/tables`, { reason: { id: 'page_server_error' } }, 500);
    await press('[data-act=again-chart]');
    await press('[data-act=again-chart]');
    await seen('[data-part=chart-problem]');
    await fine('played');
    checked(DUEL, { sheet: own });
    router.go(`/chart#${LINK}`);
    await seen('[data-part=sent-fine]');
    await fine('sent');
    checked(null, { kind: 'forged', why: { id: 'chart_forged_seed' } });
    router.go('/');
    router.go(`/chart#${LINK}`);
    await seen('[data-part=sent-bad]');
    await fine('forged');
  });

  on('desk')('preferences and keys', async () => {
    await sit('cartographers', wish);
    await press('[data-act=settings]');
    await fine('preferences', await seen('.menu'));
    await keys('Escape');
    await keys('?');
    await fine('keys', await seen('[data-part=keys]'));
  });

  test.for(GAMES.filter((_, at) => SOAK || (at % 2 === 0) === phone))('a table of %s, its sheets, and a card', async (game) => {
    await sit(game, wish);
    await mine();
    await fine('a table', phone ? one('main') : document, true);
    for (const tab of all('[data-tab]')) {
      if (tab.dataset['tab'] === 'log' && game !== GAMES[0]) continue; // it is the same for all
      await press(tab);
      const sheet = await until(() => all('.drawer.open, .tray.raised').find((it) => it.checkVisibility()), 'a sheet');
      await fine(tab.dataset['tab']!, sheet);
      await press(tab);
    }
    const thing = phone ? one('[data-part=progress]') : all('[data-thing]').find((it) => it.checkVisibility())!;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await fine('a card', await seen('[data-part=card][data-open=true]'));
  });

  on('desk')('the book by itself, and what is found in it', async () => {
    await visit('/rules/cartographers', wish);
    await seen('section .picture svg');
    await fine('the book');
    await write('[data-part=book-search]', 'coin');
    await seen('.found .result');
    await fine('found', one('.found'));
    await write('[data-part=book-search]', 'xyzzy');
    await fine('nothing found', await seen('[data-part=book-found]'));
  });

  on('phone')('the book over a table', async () => {
    await sit('maps-middle', wish);
    await press('header [data-act=book]');
    await seen('[data-part=book] .pages');
    await fine('the book', one('[data-part=book]'));
  });

  test('the end of a game: its score sheet, how scores rose, what a number is made of, a poster', async () => {
    serve('/api/tables/maps/scores', await film('scores-maps'));
    await sit('maps-over', wish);
    await seen('.over');
    await fine('over');
    await scoreSheet();
    await seen('[data-part=score-sheet] [data-box]');
    await seen('[data-part=chart]');
    all('[data-box]:not(.none)').at(-1)!.click();
    await seen('[data-part=made-of]');
    await fine('score sheet', one('.over'));
    await press('[data-act=poster]');
    await seen('[data-act=save-png]:enabled');
    await fine('poster', one('[data-part=poster]'));
  });

  on('desk')('an end whose shuffle was not honest', async () => {
    shuffled((await Line.to('maps-over')).joined.table, { commitment: 'ef'.repeat(32) });
    await sit('maps-over', wish);
    await seen('.over');
    await press(await seen('[data-part=shuffle] summary'));
    await fine('not honest', await seen('.over'));
    keep('commitments', null);
  });

  on('desk')('an end together, and one between equals', async () => {
    for (const scene of ['beacon-scored', 'dragons-scored']) {
      const line = await sit(scene, wish);
      await line.elsewhere({ type: 'next' });
      await seen('.over');
      if (scene === 'dragons-scored') {
        const last = line.heard.findLast((it) => it.type === 'update')!;
        const tied = [0, 1].map((player) => ({ id: 'tie_missions', args: { player, count: 3 } }));
        const outcome = { ...last.now.outcome!, tie_break: 'SDR-F7', tied };
        line.hear({ ...last, frames: [], now: { ...last.now, outcome } });
        await seen('[data-part=tie]');
      }
      await fine(scene, one('.over'));
    }
  });

  on('phone')('a replay, and a point explained there', async () => {
    await watch('film-land', 'at=9', wish);
    await fine('a replay', document, true);
    if (phone) await press('[data-tab=log]');
    await press(await seen('.log button.told:not([data-act])'));
    await fine('explained', await seen('[data-part=explained]'));
  });

  on('desk')('a lesson: asked, answered, the next beat, and its end', async () => {
    const line = await learn('foggy-island', wish);
    await fine('asked');
    for (let beat = 0; !count('[data-beat=over]'); beat += 1) {
      await line.elsewhere({ type: 'right' });
      await settled();
      if (count('[data-act=close-tally]')) await press('[data-act=close-tally]');
      await seen('[data-act=next]');
      if (beat === 0) await fine('answered', one('[data-part=lesson]'));
      await press('[data-act=next]');
      await answered();
      if (beat === 0) await fine('the next beat', one('[data-part=lesson]'));
      if (phone) return; // at its end it is no other sheet
    }
    await fine('over', one('[data-part=lesson]'));
  });

  on('desk')('a first game with the coach', async () => {
    await sit('cartographers', { ...wish, fresh: true });
    await fine('the coach', await seen('[data-part=coach]'));
  });

  on('desk')('a season is told, and lies there to be read', async () => {
    const line = await sit('maps-scored', { ...wish, motion: true });
    await line.elsewhere({ type: 'next' });
    await fine('told', await seen('[data-part=telling]'));
    one('main').click();
    await seen('[data-part=tally]');
    await fine('a season');
  });

  on('phone')('what is laid: a ghost with what it would bring, what is refused, what is gathered', async () => {
    await sit('dragons-middle', wish);
    await mine();
    await press('.hand [data-value]');
    if (phone) await press(cell('d6'), 'touch', true);
    else await mouse.move(cell('d6'));
    await seen('[data-ghost]');
    if (phone) {
      await fine('a ghost', await seen('.chip'));
      await press('[data-act=more]');
      await seen('[data-part=unfolded]');
    }
    await seen('[data-part=outlook]');
    await fine('what it would bring');
    await keys('Escape', 'Escape');
    await press(cell('h8'), 'mouse', true);
    await seen('[data-part=refused], .chip .why');
    await fine('why not', one('main'));
  });

  on('desk')('what is gathered', async () => {
    await sit('paying', wish);
    await press('[data-value=mission-0]');
    await press(await seen('[data-bag=reef-1]'));
    await seen('[data-part=gathered]');
    await fine('gathered', one('main'));
    await press('[data-idle=reef-2]', 'mouse', true);
    await seen('[data-part=refused]');
    await fine('refused', one('main'));
  });

  on('phone')('what is told of a piece', async () => {
    await sit('land-middle', wish);
    await press('.hand [data-value]');
    await seen('[data-part=about]');
    await fine('a piece', one('.status'));
  });

  on('desk')("another's board, large", async () => {
    await sit('cartographers', wish);
    if (phone) await press('[data-tab=players]');
    await press(await seen('[data-look=sheet-1]'));
    await seen('[data-part=looked]');
    await fine('looked');
  });

  on('phone')('what is said for a while: it is another board now; something is done to me', async () => {
    for (const [scene, part] of [['ambush', 'another'], ['robbed', 'done-to-me']] as const) {
      const line = await sit(scene, wish);
      await line.elsewhere(part === 'another' ? { type: 'next' } : { type: 'other', seat: 0, move: 'steal 1.1' });
      await fine(part, await seen(`[data-part=${part}]`));
    }
  });

  on('desk')('a table with a seat to take', async () => {
    const line = await Line.to('waiting');
    await visit(`/t/${line.joined.table.table}`, wish);
    await seen('[data-act=sit]');
    await fine('a seat to take');
  });

  on('phone')('a table that has committed itself twice', async () => {
    const line = await Line.to('waiting');
    remember({ [line.joined.table.table]: { commitment: 'other' } });
    await visit(`/t/${line.joined.table.table}`, wish);
    await fine('twice', await seen('[data-part=broken]'));
    keep('commitments', null);
  });

  on('desk')('a table that was played without us, and one that cannot be', async () => {
    await visit('/count/cartographers', wish);
    await seen('[data-part=worth] h2');
    await press('[data-box="0 0 3"]');
    await seen('[data-part=made-of]');
    await fine('a counted table');
    const reason = { id: 'tally_where', args: { line: 4, reason: { id: 'tally_sheets', args: { n: 2, found: 1 } } } };
    serve('/api/games/cartographers/count', { reason }, 400);
    await write('[data-part=written]', 'players: 2');
    await fine('what is wrong with it', await seen('[data-part=wrong]'));
  });

  on('phone').each(['land-vs-sea', 'beacon-patrol'])('a map that is laid tile by tile: %s', async (game) => {
    await visit(`/count/${game}`, wish);
    await seen('[data-part=spots]');
    await fine('what lies there', document, true);
    const reason = { id: 'tally_where', args: { line: 4, reason: { id: 'tally_edges', args: { cell: 'a1' } } } };
    serve(`/api/games/${game}/count`, { reason }, 400);
    await press('[data-part=pieces] [data-piece]');
    await press('[data-part=spots] path:has(+ circle)', 'mouse', true); // where nothing lies
    await fine('why it cannot lie there', await seen('[data-part=refused]'));
  });

  on('desk')('a table where I wait for somebody', async () => {
    const line = await Line.to('waiting-mine');
    await visit(`/t/${line.joined.table.table}`, wish);
    await seen('[data-part=link]');
    await fine('a link for friends', one('main'));
  });

  on('phone')('between two people at one screen', async () => {
    await share(['screen-hands-0', 'screen-hands-1', 'screen-hands-none'], wish);
    await seen('[data-part=curtain]');
    await fine('a curtain');
  });

  on('desk')('a line that is lost, and one that the table has ended', async () => {
    const line = await sit('foggy-island', wish);
    line.holding = true; // it does not come back
    line.lose();
    await seen('.lost');
    await fine('lost', one('.lost'));
    line.holding = false;
    line.release();
    await gone('.lost');
    const reason = { id: 'server_too_fast' };
    line.hear({ type: 'refused', reason, clause: '', cells: [], move: '', request: 0 });
    line.lose(4429);
    await seen('[data-act=reopen]');
    await fine('ended', one('.lost'));
  });
});

test.each([
  ['no such page', '/nothing/here'],
  ['no such table', '/t/nothing'],
  ['no replay yet', '/t/going/replay'],
  ['no such lesson', '/learn/chess'],
  ['no such book', '/rules/chess'],
  ['no such table to count', '/count/chess'],
])('%s', async (where, address) => {
  const reason = { id: 'page_no_such_page' };
  serve('/api/tables/going/replay', { reason: { id: 'server_record_later' } }, 403);
  for (const it of ['lesson', 'book', 'cards']) serve(`/api/games/chess/${it}/en`, { reason }, 404);
  serve('/api/games/chess/symbols.svg', { reason }, 404);
  hangUp('lessons/chess', reason);
  await visit(address);
  await until(() => count('main') > 0 && /\S/.test(text('main')) && !/Loading/.test(text('main')), 'why not');
  await fine(where);
});

/** Written in the sources, and never gone over: each for a reason. */
const ELSEWHERE: Record<string, string> = {
  'about-alone': 'a line of the page for a new table, which is gone over without it',
  why: 'a sentence under what explains a line of the log, which is gone over without it',
  gains: 'a list in the chip of a ghost, of the same lines as the one that is gone over on a phone',
};

test('nothing that has a name in the sources was left out', () => {
  const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const named = Object.values(sources).flatMap((it) => [...it.matchAll(/data-part="([a-z-]+)"/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(40);
  const left = [...new Set(named)].filter((it) => !parts.has(it) && !(it in ELSEWHERE));
  expect(left.sort()).toEqual([]);
  const dialogs = Object.values(sources).flatMap((it) => it.match(/<dialog[\s\S]{0,300}/g) ?? []);
  expect(dialogs.length).toBeGreaterThan(2);
  for (const it of dialogs) expect(it, 'a dialog without a name').toContain('data-part=');
});

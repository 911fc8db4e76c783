/** The page, mounted for a test at some address, in a window of some size. */

import { mount, tick, unmount } from 'svelte';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import App from '../src/App.svelte';
import { asking } from '../src/cards/asking.svelte';
import { closeBook } from '../src/book/open.svelte';
import { keysheet } from '../src/common/keysheet.svelte';
import { router } from '../src/common/router.svelte';
import { keep, settings, type Theme } from '../src/common/settings.svelte';
import type { Language } from '../src/common/words';
import { aside, press } from './hand';
import { connect, disconnect, film, Line, quiet, serve } from './line';
import { troubles } from './troubles';
import { gone, one, seen, soon, still, until } from './look';

export type Size = readonly [width: number, height: number];
export const WIDE: Size = [1440, 900];
export const PHONE: Size = [360, 740];
export const GAMES = ['foggy-island', 'cartographers', 'beacon-patrol', 'land-vs-sea', 'sea-dragons'] as const;

export interface Wish {
  size?: Size;
  language?: Language;
  theme?: Theme;
  /** Somebody who has never played anything. */
  fresh?: boolean;
  motion?: boolean;
}

const PLAYED = GAMES.join(' ');

export async function resize(size: Size): Promise<void> {
  if (innerWidth === size[0] && innerHeight === size[1]) return;
  await page.viewport(...size);
  await until(() => innerWidth === size[0] && innerHeight === size[1], 'a window of that size');
  await still(document.body);
  await tick();
}

/** The page at an address. */
export async function visit(path: string, wish: Wish = {}): Promise<void> {
  await resize(wish.size ?? WIDE);
  await aside();
  keep('played', wish.fresh ? null : PLAYED);
  keep('learnt', null);
  settings.language = wish.language ?? 'en';
  settings.theme = wish.theme ?? 'light';
  settings.motion = wish.motion ?? false;
  connect();
  router.go(path);
  const target = document.createElement('div');
  target.id = 'app';
  document.body.append(target);
  const app = mount(App, { target });
  onTestFinished(async () => {
    await unmount(app);
    target.remove();
    // Thousands of nodes for each game, which every style and every rule of axe would be tried on.
    for (const drawings of document.querySelectorAll('body > .symbols')) drawings.remove();
    closeBook();
    sessionStorage.clear();
    keysheet.open = false;
    asking.close();
    delete document.documentElement.dataset['keys'];
    disconnect();
    for (const sheet of document.querySelectorAll('dialog[open]')) sheet.remove();
    await until(() => !history.state?.open, 'a history without what was open');
    const found = troubles.splice(0);
    expect(found).toEqual([]);
  });
  await gone('.wait');
}

/** At the table of a scene, where the seat of the scene is ours. */
export async function sit(scene: string, wish: Wish = {}): Promise<Line> {
  const line = await Line.to(scene);
  const { table } = line.joined;
  await visit(`/t/${table.table}`, wish);
  await seen('main .boards svg');
  await settled();
  return line;
}

/** Several at one screen: the table of these scenes, one for each seat, and one for who looks on. */
export async function share(scenes: readonly string[], wish: Wish = {}): Promise<Line[]> {
  const found = await Promise.all(scenes.map((scene) => Line.to(scene)));
  const { table } = found[0]!.joined;
  await visit(`/t/${table.table}`, wish);
  await seen('[role=tab]');
  await seen('main .boards svg');
  await settled();
  return found;
}

/** In the lesson of a game. */
export async function learn(game: string, wish: Wish = {}): Promise<Line> {
  const line = await Line.to(`lesson-${game}`);
  await visit(`/learn/${game}`, { fresh: true, ...wish });
  await seen('[data-part=lesson]');
  await seen('main .boards svg');
  await settled();
  return line;
}

/** A film, from some move on. */
export async function watch(name: string, more = '', wish: Wish = {}): Promise<void> {
  const shown = await film(name);
  const { table } = shown.table;
  const seat = shown.eyes === null ? '' : `?seat=${shown.eyes}`;
  serve(`/api/tables/${table}/replay${seat}`, shown);
  await visit(`/t/${table}/replay?${seat.slice(1)}${seat && '&'}${more}`, wish);
  await seen('[data-part=reel]');
  await seen('main .boards svg');
  await settled();
}

/** Waits until all parts of the page have loaded, and nothing is on its way. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await until(quiet, 'the whole page');
    await vi.dynamicImportSettled();
    await soon(); // what has come may take a while to be read
    await tick();
  }
}

/** Waits until the table has answered, and what it said is shown. */
export async function answered(): Promise<void> {
  await tick();
  await until(() => quiet() && !document.querySelector('main[data-asking=true]'), 'an answer');
  await vi.dynamicImportSettled(); // the part that shows it may have to be loaded
  await tick();
}

/** The score sheet of a game that is over: on a desk it is always open. */
export async function scoreSheet(): Promise<HTMLElement> {
  await seen('.over');
  if (document.querySelector('[data-act=score][aria-expanded=false]')) await press('[data-act=score]');
  return seen('[data-part=score-sheet]');
}

export const mine = (): Promise<HTMLElement> => seen('main[data-mine=true]');
export const board = (): DOMRect => one('[data-part=board]').getBoundingClientRect();

/** Says things in another language. */
export async function speak(language: Language): Promise<void> {
  settings.language = language;
  await seen(`html[lang=${language}]`);
  await settled();
}

// An uncaught error is trouble too.
const caught = (event: ErrorEvent | PromiseRejectionEvent): void =>
  void troubles.push(String('reason' in event ? event.reason : event.message));
beforeEach(() => {
  addEventListener('error', caught);
  addEventListener('unhandledrejection', caught);
});
afterEach(() => {
  removeEventListener('error', caught);
  removeEventListener('unhandledrejection', caught);
});

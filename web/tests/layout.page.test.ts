/** Every game at its beginning and later: nothing jumps, nothing is cut off, everything can be hit. */

import { describe, expect, test } from 'vitest';
import { router } from '../src/common/router.svelte';
import { LANGUAGES, type Language } from '../src/common/words';
import { keys, press } from './hand';
import { all, count, good, layout, nameless, one, seen, still, survey, tidy, until, type Places } from './look';
import { inTurn } from './soaking';
import { answered, GAMES, learn, mine, resize, settled, sit, speak, visit, watch, type Size } from './open';

/** Where room is scarcest everything is measured, in all languages. */
const SCARCE: Size[] = [
  [360, 740],
  [1280, 720],
];
/** Elsewhere the language with the longest words. */
const OTHERS: Size[] = [
  [1440, 900],
  [360, 640],
  [1100, 700],
];
const spoken = (window: Size): readonly Language[] => (SCARCE.includes(window) ? LANGUAGES : ['uk']);
/** Scenes by their table: whatever a player aims at stays where it is from one to the next. */
const TABLES = {
  foggy: ['foggy-island'],
  hiring: ['hiring', 'foggy-middle'],
  maps: ['cartographers', 'maps-middle'],
  beacons: ['beacon-patrol', 'beacon-middle', 'wide'],
  hexes: ['land-vs-sea', 'land-middle', 'extras-middle'],
  dragons: ['sea-dragons', 'dragons-middle', 'paying'],
  four: ['dragons-of-four'],
  alone: ['beacon-alone'],
};
const SCENES = Object.entries(TABLES).flatMap(([table, scenes], at) =>
  scenes.map((scene) => ({ table, scene, windows: inTurn(SCARCE, OTHERS, at) })),
);
const stood = new Map<string, Places>();

/** Measures what is on screen, also against where it stood before. */
async function look(table: string, window: Size, where: string): Promise<void> {
  const key = `${table} ${window}`;
  const before = stood.get(key) ?? {};
  let now: Places = {};
  await still(one('[data-part=board]'));
  await good(`${where}, ${window}`, () => {
    const { wrong, places } = survey();
    now = places;
    const moved = Object.entries(places).flatMap(([what, box]) => {
      const old = before[what] ?? box;
      const far = Math.max(...box.map((side, at) => Math.abs(side - old[at]!)));
      return far > 1 ? [`${what} was at ${old} and is at ${box}`] : [];
    });
    return [...wrong, ...layout(), ...nameless(), ...moved];
  });
  stood.set(key, { ...now, ...before });
}

/** One press on something that moves things along, whatever is asked. */
async function lead(n: number): Promise<void> {
  const chosen = count('main [data-value][aria-pressed=true]') > 0;
  const pieces = all('main [data-value][aria-pressed=false]');
  const cells = all('.boards [data-cell].can');
  const found = chosen && cells.length ? cells : pieces.length ? pieces : cells.length ? cells : all('[data-option]');
  expect(found.length).toBeGreaterThan(0);
  await press(found[n % found.length]!, 'mouse', true);
  await answered();
}

describe.each([...SCARCE, ...OTHERS].map((window) => ({ window })))('in a window of $window', ({ window }) => {
  test.each(SCENES.filter(({ windows }) => windows.includes(window)))('$table: $scene', async ({ table, scene }) => {
    await sit(scene, { size: window });
    await mine();
    await seen(window[0] < 700 ? 'main.phone' : 'main:not(.phone)');
    for (const language of spoken(window)) {
      await speak(language);
      await look(table, window, `${scene}, ${language}`);
    }
    // Everything that is folded away on a phone, one after the other.
    for (const tab of all('[data-tab]')) {
      await press(tab);
      await look(table, window, `${scene}, ${tab.dataset['tab']}`);
      await press(tab);
    }
    if (count('[data-act=all-actions]')) {
      await press('[data-act=all-actions]');
      const many = all('[data-part=actions] .others > button');
      expect(many.length).toBeGreaterThan(1);
      for (const button of many) expect(await still(button)).toMatchObject({ left: many[0]!.getBoundingClientRect().left });
      await look(table, window, `${scene}, all actions`);
      await press('[data-act=all-actions]');
    }
    if (count('[data-act=unfold]')) {
      await press('[data-act=unfold]');
      await seen('.told > .open');
      await look(table, window, `${scene}, the whole prompt`);
      await press('[data-act=unfold]');
    }
    // Something is chosen, then a place for it.
    for (let step = 0; step < 2 && count('main[data-mine=true]'); step += 1) {
      await lead(step + 3);
      await look(table, window, `${scene}, chosen`);
    }
  });
});

test.each(LANGUAGES)('the start page, and the set-up of each game: %s', async (language) => {
  await visit('/', { size: [360, 640], language });
  await seen('[data-act=first]');
  await settled();
  for (const width of [360, 740, 1440]) {
    await resize([width, 640]);
    await tidy(`start, ${width}`, true);
  }
  for (const game of GAMES) {
    router.go(`/new/${game}`);
    await seen(`main[data-game=${game}] form`);
    for (const label of all('.chair:last-child label').slice(-1)) await press(label, 'mouse', true); // a bot
    await settled();
    for (const width of [360, 740, 1440]) {
      await resize([width, 640]);
      await tidy(`${game}, ${width}`, true);
    }
  }
});

test('a phone in landscape: the dock stands at the right, the board has the full height', async () => {
  await sit('beacon-patrol', { size: [740, 360] });
  await seen('main.phone');
  const board = await still(one('[data-part=board]'));
  const tabs = one('[data-part=tabs]').getBoundingClientRect();
  expect([board.left, board.bottom]).toEqual([0, 360]);
  expect(board.width).toBeGreaterThan(740 / 2);
  expect(tabs.left).toBeGreaterThanOrEqual(board.width);
  await tidy('across');
});

const ROOMY: Size[] = [
  [1440, 900],
  [1280, 720],
  [1150, 760],
];
const LESSONS = GAMES.flatMap((game, at) => inTurn([SCARCE[0]!], ROOMY, at).map((size) => ({ game, size })));

describe('a lesson', () => {
  test.each(LESSONS)('$game in a window of $size: whatever it says, the board stays as it is', async ({ game, size }) => {
    await learn(game, { size });
    const before = await still(one('.boards .area svg'));
    await press('[data-act=hint]');
    await seen('[data-part=answer]');
    expect(await still(one('.boards .area svg'))).toEqual(before);
    await good(`${game}, a hint`, () => (count('main.phone') ? layout() : [...survey().wrong, ...layout()]));
  });
});

test('a map that grows keeps its scale until it needs room, and has all the height there is', async () => {
  await watch('film-land', '', { size: [1280, 720] });
  const scale = (): number => one<SVGSVGElement>('.boards .area svg').getScreenCTM()!.a;
  const scales = new Set([scale()]);
  for (let step = 1; step <= 12; step += 1) {
    await keys('ArrowRight');
    await until(() => one('[data-part=reel]').dataset['at'] === String(step), `step ${step}`);
    await settled();
    scales.add(scale());
  }
  expect(scales.size).toBeLessThan(3);
  const sheet = one('.boards .area svg > rect').getBoundingClientRect();
  expect(sheet.height).toBeGreaterThan(0.9 * one('[data-part=board]').getBoundingClientRect().height);
});

test('four ways to end a turn stand above one another', async () => {
  await sit('beacon-alone', { size: [360, 740], language: 'uk' });
  await press(await seen('[data-act=all-actions]'));
  await seen('.stacked');
  const ends = all('.stacked > button').map((it) => it.getBoundingClientRect());
  expect(ends.length).toBe(4);
  for (const { top, bottom, left, right } of ends) {
    expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(bottom).toBeLessThanOrEqual(one('[data-part=tabs]').getBoundingClientRect().top);
  }
});

test('a prompt that unfolds on a phone in landscape covers nothing that can be taken', async () => {
  await sit('paying', { size: [740, 360], language: 'ru' });
  await press(await seen('[data-act=unfold]'));
  const prompt = await still(await seen('.told > .open'));
  expect(prompt.right).toBeLessThanOrEqual(one('[data-part=hand]').getBoundingClientRect().left + 1);
});

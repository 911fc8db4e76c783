/** Somebody whose browser is set to letters twice as large: they are, and nothing covers anything else. */

import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { press } from './hand';
import { all, good, layout, one, overlap, seen, still, survey, text } from './look';
import { GAMES, learn, mine, sit, visit, type Size } from './open';
import { inTurn } from './soaking';

/** The size of letters that the browser is set to, in pixels. */
const letters = (standard: number): Promise<object> => cdp().send('Page.setFontSizes', { fontSizes: { standard } });
const root = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
afterEach(async () => void (await letters(16)));

/** Windows, what the browser is set to, and what there is room for. */
type Window = [...Size, set: number, letters: number];
const PHONE: Window = [360, 740, 32, 24]; // where room is scarcest
const OTHERS: Window[] = [
  [1440, 900, 32, 32],
  [1280, 720, 32, 32],
  [740, 360, 32, 19],
  [740, 360, 16, 16],
];
const SCENES = ['foggy-middle', 'maps-middle', 'beacon-middle', 'beacon-alone', 'land-middle', 'dragons-of-four', 'paying'];

/** What stands in another's place, or is cut off at the lower edge. */
function covered(): string[] {
  const parts = ['header', '.status', '.boards', '.rest', '.doing'].flatMap((it) => all(it));
  const wrong: string[] = [];
  for (const [at, part] of parts.entries())
    for (const other of parts.slice(at + 1))
      if (overlap(part.getBoundingClientRect(), other.getBoundingClientRect(), 2))
        wrong.push(`${part.className || part.tagName} and ${other.className} overlap`);
  const lines = all('[data-part=turn], [data-part=prompt], [data-part=progress]').map((it) => it.getBoundingClientRect());
  const [turn, progress, prompt] = lines;
  if (turn && prompt && progress && overlap(turn, prompt, 4)) wrong.push('whose turn and the prompt overlap');
  for (const button of all('[data-part=tabs] button'))
    if (button.scrollHeight > button.clientHeight + 1 || button.scrollWidth > button.clientWidth + 1)
      wrong.push(`cut: ${text(button)}`);
  return wrong;
}

/** Those that are looked at in a window. */
const here = <T>(things: readonly T[], window: Window): T[] =>
  things.filter((_, at) => inTurn([PHONE], OTHERS, at).includes(window));

describe.each([PHONE, ...OTHERS].map((window) => ({ window })))('in a window of $window', ({ window }) => {
  const [wide, high, set, size] = window;

  test.each(here(SCENES, window))('%s', async (scene) => {
    await letters(set);
    await sit(scene, { size: [wide, high] });
    await mine();
    expect(Math.round(root())).toBe(size);
    expect(parseFloat(getComputedStyle(one('[data-part=prompt]')).fontSize)).toBeGreaterThan(0.9 * root());
    const board = await still(one('[data-part=board]'));
    expect(board.width * board.height).toBeGreaterThan(0.43 * wide * high);
    await good(scene, () => [...covered(), ...layout(), ...(high > wide ? survey().wrong : [])]);
    for (const tab of all('[data-tab]')) {
      await press(tab);
      await good(`${scene}, ${tab.dataset['tab']}`, () => [...covered(), ...layout()]);
      await press(tab);
    }
  });

  test.each(here(GAMES, window))('the lesson of %s', async (game) => {
    await letters(set);
    await learn(game, { size: [wide, high] });
    await good(game, () => layout());
    await press('[data-act=try]');
    await good(game, () => [...covered(), ...layout()]);
  });

  test('the start page, and the set-up of a table', async () => {
    await letters(set);
    await visit('/', { size: [wide, high] });
    await seen('[data-act=first]');
    await good('start', () => layout(true));
    await press('[data-game=land-vs-sea] [data-act=friends]');
    await seen('form');
    await good('a new table', () => layout(true));
  });
});

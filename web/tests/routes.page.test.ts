/** Several moves by one click, by dragging, and in words; tiles are never lost by a click. */

import { beforeEach, expect, test } from 'vitest';
import { cell, keys, middle, mouse, press } from './hand';
import { count, gone, one, seen, text, tidy, until } from './look';
import { answered, mine, settled, sit, type Wish } from './open';
import type { Line } from './line';
import type { Route } from '../src/line/protocol';

const WINDOW: Wish = { size: [1440, 1500] };
const CONFIRM = '[data-act=confirm]:enabled';
const routes = (line: Line): readonly Route[] => line.choices.routes ?? [];
const far = (line: Line): Route => routes(line).find(({ place, moves }) => place && moves.length > 1)!;
const nameOf = ({ place }: Route): string => place!.split('/')[1]!;

let line: Line;
beforeEach(async () => {
  line = await sit('wide', WINDOW);
  await mine();
});

async function takeBack(): Promise<void> {
  const before = line.heard.length;
  await press('[data-act=undo]');
  await until(() => line.heard.length > before, 'a step taken back');
  await answered();
  await mine();
}

async function drag(from: string, onto: string): Promise<void> {
  await mouse.move(one(`[data-drag='${from}']`));
  await mouse.down();
  await mouse.move(await middle(one(`[data-sprite='${onto}']`)), 6);
  await until(() => count('.drop.over') === 1, `${onto} marked under ${from}`);
  await mouse.up();
}

/** Where to, if that is asked, and that it is meant. */
async function finish(): Promise<void> {
  await answered();
  if (!count(CONFIRM) && count('.boards [data-cell].can')) await press('.boards [data-cell].can', 'mouse', true);
  await answered();
  if (count(CONFIRM)) await press(CONFIRM);
  await answered();
}

test('where a tile does not go, the table says why', async () => {
  await press('.hand [data-value]');
  await press(cell('0,0'), 'mouse', true);
  expect(text(await seen('.chip .why'))).toBe('There is a tile there already: a new one needs an empty cell. §');
});

test('a click goes all of a way, and each step can be taken back', async () => {
  const route = far(line);
  await mouse.click(cell(nameOf(route)));
  await until(() => line.plays.length === route.moves.length, 'every step of the way');
  expect(line.plays).toEqual(route.moves);
  await answered();
  await mine();
  for (const _ of route.moves) await takeBack();
  expect(routes(line)).toContainEqual(route);
  await tidy('sailing');
});

test('a tile on one\'s own ship is thrown away for a step: only so, or by its button', async () => {
  const options = line.choices.roots!.at(-1)!;
  expect(options.explicit).toBe(true);
  const discard = options.branches.find(({ value, drag }) => value.startsWith('discard-') && drag)!;
  const [tile, ship] = discard.drag!;
  expect(count(`[data-option='${discard.value}']`)).toBe(0);
  await press(`[data-drag='${tile}']`, 'mouse', true);
  await press(await seen(`[data-option='${discard.value}']`));
  expect(line.plays).toEqual([]);
  expect(count(`.boards [data-cell].can, ${CONFIRM}`)).toBeGreaterThan(0);
  await keys('Escape');
  await drag(tile!, ship!);
  await until(() => count(`.boards [data-cell].can, ${CONFIRM}`) > 0, 'where to?');
  await finish();
  expect(line.plays).toHaveLength(1);
  expect(JSON.stringify(discard)).toContain(line.plays[0]);
  await seen('[data-act=undo]:not([aria-disabled=true])');
});

test.each(['dragging', 'pressing'])('mine onto theirs is a swap, in two moves, once in a turn: %s', async (way) => {
  const swap = routes(line).find((it) => it.drag)!;
  const [mineOne, theirs] = swap.drag!;
  if (way === 'dragging') await drag(mineOne!, theirs!);
  else {
    await press(`[data-drag='${mineOne}']`, 'mouse', true);
    await press(await seen(`[data-onto='${theirs}']`), 'mouse', true);
  }
  await until(() => line.plays.length === swap.moves.length, 'a swap');
  expect(line.plays).toEqual(swap.moves);
  await answered();
  expect(routes(line).filter((it) => it.drag)).toEqual([]);
});

test('under way, Esc stops', async () => {
  const route = far(line);
  line.holding = true;
  await mouse.click(cell(nameOf(route)));
  await seen('[data-act=stop]');
  await keys('Escape');
  line.holding = false;
  line.release();
  await answered();
  await gone('[data-act=stop]');
  await settled();
  expect(line.plays).toEqual(route.moves.slice(0, 1));
});

/** The coach in a first game. */

import { expect, test } from 'vitest';
import { coach } from '../src/learning/coach.svelte';
import { press } from './hand';
import { all, count, gone, overlap, seen, text, tidy, until } from './look';
import { GAMES, mine, PHONE, sit } from './open';

test.each(GAMES)('it speaks on a phone, hides nothing that can be chosen, and can be sent away: %s', async (game) => {
  await sit(game, { size: PHONE, fresh: true });
  await mine();
  await seen('[data-act=learn]');
  expect(count('[data-part=coach]')).toBe(0); // one thing at a time
  await press('[data-act=close-coach]');
  const said = await seen('[data-part=coach]');
  await tidy('with the coach');
  const box = said.getBoundingClientRect();
  const pieces = all('.hand [data-value] > .hit, .offer [data-value] > .hit').filter((it) => it.checkVisibility());
  expect(pieces.filter((it) => overlap(it.getBoundingClientRect(), box))).toEqual([]);
  await press('[data-act=settings]');
  const never = await until(() => all('.menu *').find((it) => !it.children.length && text(it) === 'Never'), 'Never');
  await press(never);
  await gone('[data-part=coach]');
  coach.wish = 'first';
  coach.declined = '';
});

test.each(GAMES)('on a desk it stands where nothing is chosen from: %s', async (game) => {
  await sit(game, { size: [1280, 720], fresh: true });
  await mine();
  await seen('[data-act=learn]');
  const boxes = all('.coach .said').map((it) => it.getBoundingClientRect());
  expect(boxes).toHaveLength(2);
  const targets = all('main [data-value] > .hit, [data-part=prompt], [data-option], .boards .can > .hit');
  const hidden = targets.filter((it) => boxes.some((box) => overlap(it.getBoundingClientRect(), box)));
  expect(hidden).toEqual([]);
  const room = document.querySelector('.side.mine')!;
  expect(room.scrollHeight).toBeLessThanOrEqual(room.clientHeight + 1); // what is needed now is in sight
});

test('somebody who has played before hears nothing', async () => {
  await sit('cartographers', { size: PHONE });
  await mine();
  expect(count('[data-part=coach]')).toBe(0);
});

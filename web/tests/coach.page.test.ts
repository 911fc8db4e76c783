/** The coach in a first game. */

import { expect, test } from 'vitest';
import { coach } from '../src/learning/coach.svelte';
import { press } from './hand';
import { all, count, gone, overlap, seen, text, tidy, until } from './look';
import { GAMES, mine, PHONE, sit } from './open';

test.each(GAMES)('it speaks on a phone, hides nothing that can be chosen, and can be sent away: %s', async (game) => {
  await sit(game, { size: PHONE, fresh: true });
  await mine();
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
});

test('somebody who has played before hears nothing', async () => {
  await sit('cartographers', { size: PHONE });
  await mine();
  expect(count('[data-part=coach]')).toBe(0);
});

/** The start page: a table to one's own wishes. */

import { expect, test } from 'vitest';
import { press } from './hand';
import { all, count, gone, one, seen, still, text, tidy, until } from './look';
import { serve } from './line';
import { visit } from './open';

/** A label of the form, or beside the button that begins at once. */
const label = (words: string, within = 'form', nth = 0): HTMLElement => {
  const found = all<HTMLElement>(`${within} label`).filter((it) => text(it) === words);
  return found.at(nth)!;
};

async function wish(game: string): Promise<void> {
  await visit('/');
  await press(await seen(`[data-game=${game}] [data-act=friends]`));
  await seen('form');
}

test('a table that cannot be says why, until something is changed', async () => {
  serve('/api/tables', { reason: { id: 'server_wrong_seats', args: { n: 4, allowed: '2' } } }, 400);
  await wish('foggy-island');
  await press(label('4'));
  await press('[data-act=open-table]');
  expect(text(await seen('[data-part=problem]'))).not.toBe('');
  await tidy('a table that cannot be', true);
  await press(label('2'));
  await gone('[data-part=problem]');
});

test('a bot plays as well as the one that was chosen to play with at once', async () => {
  await wish('foggy-island');
  await press(label('Hard', '[data-game=foggy-island] .buttons'));
  await press(label('Bot', 'form', -1));
  await until(() => all('form .chair label.on').some((it) => text(it) === 'Hard'), 'a hard bot');
  await press(label('Easy'));
  await until(() => !all('form .chair label.on').some((it) => text(it) === 'Hard'), 'an easy one');
});

test('what is different for one player is said where their number is chosen', async () => {
  await wish('cartographers');
  expect(count('[data-part=about-alone]')).toBe(0);
  await press(label('1'));
  expect(text(await seen('[data-part=about-alone]'))).toContain('taken off');
  await press(label('2'));
  await gone('[data-part=about-alone]');
});

test('who shares a screen sits there by name; what is usual then is chosen, and no name twice', async () => {
  await wish('cartographers');
  expect(label('In secret').matches('.on')).toBe(true);
  await press(label('At this screen', 'form', 1));
  await until(() => !label('In secret').matches('.on'), 'drawing in the open');
  await tidy('two at one screen', true);
  const field = one<HTMLInputElement>('[data-part=name-here]');
  field.value = 'Олена'; // my own name
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('[data-act=open-table]');
  await seen('[data-part=problem]');
  expect(count('form')).toBe(1);
});

test('a form is shown from the name of its game on, and each seat has a row', async () => {
  await wish('cartographers');
  const heading = one('[data-game=cartographers] h2');
  const { top } = await still(heading);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(60);
  const seats = all('form .chair').map((it) => it.getBoundingClientRect());
  expect(seats.length).toBeGreaterThan(1);
  expect(new Set(seats.map(({ left }) => left)).size).toBe(1);
  expect(new Set(seats.map(({ top }) => top)).size).toBe(seats.length);
});

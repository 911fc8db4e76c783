/** How honest a shuffle is: what is said before somebody sits down, and when the game is over. */

import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '../src/common/settings.svelte';
import { noted, remember } from '../src/line/witness';
import type { Language } from '../src/common/words';
import { press } from './hand';
import { fetched, Line, serve } from './line';
import { count, gone, one, seen, text } from './look';
import { PHONE, settled, sit, visit, WIDE } from './open';
import { COMMITMENT, shuffled } from './shuffled';

afterEach(() => keep('commitments', null));

const over = async (): Promise<HTMLElement> => {
  await sit('maps-over');
  return seen('[data-part=shuffle]');
};
const top = (it: Element): number => it.getBoundingClientRect().top;

test('an honest one is told quietly, below everything, with a way to check it by hand', async () => {
  shuffled((await Line.to('maps-over')).joined.table);
  const told = await over();
  expect(told.dataset['verdict']).toBe('good');
  expect(count('.over [role=alert]')).toBe(0);
  expect(top(told)).toBeGreaterThan(top(one('.over h2')));
  await press('[data-part=shuffle] summary');
  const command = text('[data-part=by-hand]');
  expect(command).toBe(`isolario verify maps.json --commitment ${COMMITMENT} --part 1=${'cd'.repeat(16)}`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('[data-act=copy-check]');
  expect(copied).toHaveBeenCalledWith(command);
});

test('one that is not as it was noted is told loudly, before everything', async () => {
  shuffled((await Line.to('maps-over')).joined.table, { seats: [{ seat: 0, part: 'ef'.repeat(16) }] });
  const told = await over();
  expect(told.dataset['verdict']).toBe('bad');
  expect(text('.over [role=alert]')).toContain('missing or has been changed');
  expect(top(told)).toBeLessThan(top(one('.over h2')));
});

test('a table that publishes nothing is not believed', async () => {
  shuffled((await Line.to('maps-over')).joined.table);
  serve('/api/tables/maps/record', { reason: { id: 'server_no_record' } }, 404);
  expect((await over()).dataset['verdict']).toBe('bad');
  expect(text('.over [role=alert]')).toContain('does not publish');
});

test('a browser that noted too little says so', async () => {
  const { table } = (await Line.to('maps-over')).joined;
  shuffled(table);
  remember({ maps: { ...noted('maps')!, parts: {} } });
  expect((await over()).dataset['verdict']).toBe('unseen');
});

test('for somebody who looks on, nothing is fetched', async () => {
  expect((await over()).dataset['verdict']).toBe('chosen'); // as the table says
  expect(fetched.filter((it) => it.includes('/record'))).toEqual([]);
});

test.each([
  ['en', 'has chosen the shuffle'],
  ['uk', 'заданим наперед'],
  ['ru', 'заранее заданным'],
] as [Language, string][])('a chosen seed is told before a seat is taken: %s', async (language, said) => {
  const line = await Line.to('waiting');
  expect(line.joined.table.shuffle).toBe('chosen');
  await visit(`/t/${line.joined.table.table}`, { language, size: language === 'en' ? WIDE : PHONE });
  await seen('[data-act=sit]');
  expect(text('[data-part=told]')).toContain(said);
});

test('nobody can sit down where the table has committed itself twice', async () => {
  const line = await Line.to('waiting');
  await visit(`/t/${line.joined.table.table}`);
  await seen('[data-act=sit]');
  line.hear({ type: 'seats', table: { ...line.joined.table, shuffle: 'unmixed', commitment: 'other' } });
  await seen('[data-part=broken]');
  await settled();
  await gone('[data-act=sit]');
});

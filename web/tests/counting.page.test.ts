/** A table that was played without us: written down or drawn, looked at, and every point explained. */

import { expect, test } from 'vitest';
import type { Tallied, WrittenTable } from '../src/line/protocol';
import { keys, press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { asked, serve, unserve } from './line';
import { PHONE, settled, visit, WIDE, type Wish } from './open';

const ADDRESS = '/api/games/cartographers/count';
const field = (): HTMLTextAreaElement => one<HTMLTextAreaElement>('[data-part=written]');
const sent = (): WrittenTable => asked(ADDRESS).at(-1) as WrittenTable;
const line = (n: number): string => field().value.split('\n')[n - 1]!;

async function open(wish: Wish = {}): Promise<Tallied> {
  await visit('/count/cartographers', wish);
  await seen('[data-part=worth] h2');
  await settled();
  return (await (await fetch(ADDRESS)).json()) as Tallied;
}

async function write(words: string): Promise<void> {
  const before = asked(ADDRESS).length;
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => asked(ADDRESS).length > before, 'counted again');
  await settled();
}

test.each([
  ['on a desk', WIDE],
  ['on a phone', PHONE],
] as const)('an example to begin from is counted at once, %s', async (_name, size) => {
  const { joined } = await open({ size });
  expect(field().value).toContain('game: Cartographers');
  expect(sent().text).not.toContain(';'); // what is for people is not sent
  expect(text(one('[data-part=worth] h2'))).toBe('Winner: Ann');
  expect(texts('[data-part=worth] .score')).toEqual(joined.now!.scores.map(String));
  expect(count('.boards svg .pictures')).toBeGreaterThanOrEqual(2);
  expect(count('[data-part=worth] [data-act]')).toBe(0); // there is no record, and nobody to play again
  await tidy('a counted table', true);
});

test('every point is explained, and marked on the map', async () => {
  await open();
  await press('[data-box="0 0 3"]'); // Ann's Mages Valley in winter
  expect(text(await seen('[data-part=made-of]'))).toContain('Mages Valley');
  await until(() => count('[data-pointed]') > 0, 'marks on the map');
});

test('a cell is drawn where it is pressed, and by keys', async () => {
  const { blocks } = await open();
  const first = blocks['sheet-0']!;
  const before = line(first);
  await press('[data-part=brushes] label:nth-of-type(4)'); // water
  await press('[data-part=cells] [data-cell=a1]');
  await until(() => line(first) === `W${before.slice(1)}`, 'water drawn');
  await until(() => sent().text.includes(line(first)), 'counted again');
  one('[data-part=cells] [data-cell=a1]').focus();
  await keys('ArrowRight', 'Enter');
  await until(() => line(first) === `WW${before.slice(2)}`, 'more water');
});

test('the edicts are chosen from all there are', async () => {
  const { offers } = await open();
  const select = one<HTMLSelectElement>('[data-part=offers] select');
  expect(select.options).toHaveLength(16);
  select.value = '0';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => /^edicts: Sentinel Wood, Greenbough,/.test(line(offers[0]!.line)), 'another edict');
});

test('what cannot be is pointed at, and what was counted stays in sight', async () => {
  await open();
  const reason = { id: 'tally_where', args: { line: 2, reason: { id: 'tally_edicts', args: { found: 3 } } } };
  serve(ADDRESS, { reason }, 400);
  await write('players: 2\nedicts: a, b, c');
  expect(text(await seen('[data-part=wrong]'))).toContain('Line 2: Edicts: 3.');
  expect(count('[data-part=worth].old')).toBe(1);
  await press('[data-act=to-line]');
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('edicts: a, b, c');
  unserve(ADDRESS);
  await press('[data-act=example]');
  await gone('[data-part=wrong]');
  expect(field().value).toContain('game: Cartographers');
});

test('what was written is still there on coming back', async () => {
  await open();
  await write('players: 2 ; ours');
  await visit('/count/cartographers');
  await seen('[data-part=worth] h2');
  expect(all('#app').length).toBeGreaterThan(0);
  expect(all<HTMLTextAreaElement>('[data-part=written]').at(-1)!.value).toBe('players: 2 ; ours');
});

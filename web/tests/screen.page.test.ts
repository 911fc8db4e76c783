/** One screen for several people: between two of them there is what spectators see, and nothing of either. */

import { expect, test } from 'vitest';
import { fetchWords } from '../src/line/api';
import { seatNames } from '../src/common/voice.svelte';
import { eventText, type Speaker } from '../src/common/words';
import type { Joined, Text } from '../src/line/protocol';
import { press } from './hand';
import { all, count, gone, one, seen, text, tidy, until } from './look';
import { PHONE, resize, settled, share } from './open';

const TABLES: [table: string, seats: number][] = [
  ['screen-secret', 2],
  ['screen-hands', 2],
  ['screen-sealed', 3],
  ['screen-open', 2],
  ['screen-dragons', 2],
];

/** Every text in a message. */
function* textsIn(value: unknown): Generator<Text> {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string') yield value as Text;
  for (const part of Object.values(value)) yield* textsIn(part);
}

/** Every sprite and every sentence that somebody has before them. */
function told({ table, areas, now, log }: Joined, speaker: Speaker): Set<string> {
  const sprites = areas.flatMap(({ sprites = [] }) => sprites);
  return new Set([
    ...[...textsIn([areas, now])].map((it) => speaker.say(it)),
    ...log.map((event) => speaker.say(eventText(event))),
    ...sprites.map(({ key }) => `data-sprite="${key}"`),
    ...sprites.map(({ symbol }) => `href="#${table.game}-${symbol}"`),
  ]);
}

/** All that stands in the page: attributes, texts, and what is in fields. */
function written(): string[] {
  const found: string[] = [];
  for (const it of all('#app *')) {
    if (it.closest('svg.symbols, script, style')) continue; // all drawings of the game
    if (it.closest('[data-picture]')) continue; // stands for a word that is said to all
    for (const { name, value } of it.attributes) found.push(value, `${name}="${value}"`);
    for (const node of it.childNodes) if (node instanceof CharacterData) found.push(node.data.trim());
    if ('value' in it) found.push(String(it.value));
  }
  return found;
}

/** Letters: what is shorter leaks only where it stands alone. */
const SHORT = 8;
const leaks = (secret: string, there: string[]): boolean =>
  secret.length < SHORT ? there.includes(secret) : there.some((it) => it.includes(secret));

const lying = (): Set<string> => new Set(all('main [data-sprite]').map((it) => it.dataset['sprite']!));
const keysOf = ({ areas }: Joined): Set<string> =>
  new Set(areas.flatMap(({ sprites = [] }) => sprites.map(({ key }) => key)));
const chosen = (seat: number): string => `[role=tab][aria-selected=true][data-seat='${seat}']`;

test.each(TABLES)('between two people nothing of either is there: %s', async (table, seats) => {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const lines = await share([...places.map((seat) => `${table}-${seat}`), `${table}-none`]);
  const joined = lines.map((it) => it.joined);
  const watching = joined.at(-1)!;
  const { game } = watching.table;
  const words = await fetchWords('en', game);
  const terms = watching.table.seats.map(({ term }) => term);
  const speaker = words.naming(seatNames(watching.table, words), terms);
  const [open, known] = [told(watching, speaker), [...told(watching, speaker)].join(' ')];
  const called = watching.now!.to_move[0]!;
  await seen(chosen(called));
  let curtains = 0;
  for (const seat of [called, ...places.filter((it) => it !== called)]) {
    await press(`[role=tab][data-seat='${seat}']`);
    await seen(chosen(seat));
    await settled();
    // It is there exactly when the seat knows more than spectators do.
    const { now } = joined[seat]!;
    expect(count('[data-part=curtain]'), `seat ${seat}`).toBe(now!.secrets ? 1 : 0);
    if (!now!.secrets) continue;
    curtains += 1;
    await seen('main[data-mine=false] .boards [data-cell]');
    expect(count('main[data-mine=true]')).toBe(0);
    const there = written();
    for (const owner of places) {
      const secret = [...told(joined[owner]!, speaker)].filter((it) => !open.has(it) && !known.includes(it));
      if (owner === seat) expect(secret).not.toEqual([]);
      expect(secret.filter((it) => leaks(it, there)), `of seat ${owner}`).toEqual([]);
    }
    // What spectators see is there: the picture, the log, the prompt.
    expect(lying()).toEqual(keysOf(watching));
    expect(there).toContain(speaker.say(watching.now!.prompt));
    await tidy(`curtain of ${table}`);
    // Behind it is what the seat itself sees.
    await press('[data-act=lift]');
    await until(() => [...keysOf(joined[seat]!)].every((it) => lying().has(it)), "the seat's own side");
  }
  expect(curtains > 0).toBe(table !== 'screen-open');
});

test('who waits at a shared screen is told to pass it on, not to wait for others', async () => {
  const lines = await share(['screen-hands-0', 'screen-hands-1', 'screen-hands-none']);
  await seen(chosen(1));
  await press("[role=tab][data-seat='0']");
  await press(await seen('[data-act=lift]'));
  const { name } = lines[0]!.joined.table.seats[1]!;
  const pass = `Pass the screen to: ${name}`;
  await until(() => text(one('[data-part=prompt]')) === pass, 'who is next');
  expect(text(await seen('[data-act=pass-on]'))).toBe(pass);
  await tidy('kept');
  await resize(PHONE);
  await settled();
  await tidy('kept, phone');
  await press('[data-act=pass-on]');
  await seen(chosen(1));
});

test('the curtain says whose side it would open again, and a turn says whose it is', async () => {
  const lines = await share(['screen-hands-0', 'screen-hands-1', 'screen-hands-none']);
  const [first, second] = lines[0]!.joined.table.seats.map(({ name }) => name);
  await seen(chosen(1));
  await press('[data-act=lift]');
  await until(() => text('[data-part=turn]') === `Turn: ${second}`, 'whose turn it is');
  await press("[role=tab][data-seat='0']");
  expect(text(await seen('[data-act=back]'))).toBe(`${second}: one moment more`);
  await press('[data-act=lift]');
  await press("[role=tab][data-seat='1']");
  expect(text(await seen('[data-act=back]'))).toBe(`${first}: one moment more`);
  await press('[data-act=back]');
  await seen(chosen(0));
  await gone('[data-part=curtain]');
});

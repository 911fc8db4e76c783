/** What players do with pieces, from positions set up for it: gathering a payment like shopping, asking
 *  why one cannot be played, trying one out while others decide, confirming, giving up, going back. */

import { describe, expect, onTestFinished, test } from 'vitest';
import { cell, finger, ghost, keys, middle, mouse, press, tabTo, tap } from './hand';
import { all, count, gone, one, overlap, seen, still, text, texts, tidy, until } from './look';
import { answered, mine, PHONE, settled, sit, WIDE } from './open';
import { settings } from '../src/common/settings.svelte';
import type { Line } from './line';

const gathered = (): string[] => all('[data-bag][aria-pressed=true]').map((it) => it.dataset['bag']!);
const ready = (): boolean => count('[data-act=ready]:enabled') === 1;
const READY = '[data-act=ready]';
const CONFIRM = '[data-act=confirm]:enabled';

/** The ships to pay with: those of the colour asked for, and others. */
const ships = (): string[] => all('[data-bag^=pay-]').map((it) => it.dataset['bag']!);

describe('a payment is gathered like shopping', () => {
  test('by mouse: the usual payment is already gathered; anything can be put back, and something else taken', async () => {
    const line = await sit('paying');
    expect(count('[data-bag], [data-act=ready]')).toBe(0);
    await press('[data-value=mission-0]');
    await seen(`${READY}:enabled`);
    expect(gathered()).toEqual([]); // only ships
    await press('[data-bag=reef-1]');
    expect(gathered()).toEqual(['reef-1']);
    expect(ready()).toBe(true);
    expect(texts('[data-part=gathered]')).toEqual([
      'Give the reef card “\u00a0ship of any colour”, ships (asked for: 2\u00a0purple ships; you choose them next)',
    ]);
    await press('[data-bag=reef-1]');
    expect(gathered()).toEqual([]);
    // A card that pays for nothing says why.
    await press('[data-idle=reef-2]', 'mouse', true);
    await seen('[data-part=refused]');
    await press('[data-bag=reef-1]');
    await press(READY);
    await seen('[data-bag^=pay-]');
    expect(line.plays).toEqual(['mission 1 with any']);

    // One more ship has to be paid: one of the colour asked for, or two of another.
    const [first] = gathered();
    expect(gathered()).toHaveLength(1);
    expect(ready()).toBe(true);
    const colour = (key: string): string => key.split('-')[1]!;
    const others = ships().filter((it) => colour(it) !== colour(first!));
    const pair = others.filter((it) => others.some((other) => other !== it && colour(other) === colour(it)));
    await press(`[data-bag=${pair[1]}]`);
    expect(gathered()).toEqual([pair[1]]);
    expect(ready()).toBe(false);
    await press(`[data-bag=${pair[0]}]`);
    expect(ready()).toBe(true);
    await press(READY);
    await until(() => line.plays.length === 2, 'the payment');
    expect(line.plays[1]).toMatch(/^ships (.)\1$/);
    await gone('[data-bag]');
  });

  test('by finger: on a phone everything that can be gathered is in sight, and so is Ready', async () => {
    const line = await sit('paying', { size: PHONE, language: 'uk' });
    await tap('[data-value=mission-0]');
    await seen(`${READY}:enabled`);
    await tidy('cards to pay with');
    await tap('[data-bag=reef-0]');
    expect(gathered()).toEqual(['reef-0']);
    await tap(READY);
    await seen('[data-bag^=pay-]');
    await tidy('ships to pay with');
    for (const key of all('[data-bag]')) expect(key.getBoundingClientRect().bottom).toBeLessThan(PHONE[1]);
    await tap(READY);
    await until(() => line.plays.length === 2, 'the payment');
  });

  test('by keys: Enter and Space gather and put back; Enter elsewhere is Ready', async () => {
    const line = await sit('paying');
    await tabTo('[data-value=mission-0]');
    await keys('Enter');
    await seen('[data-bag]');
    await tabTo('[data-bag=reef-1]');
    await keys(' ');
    expect(gathered()).toEqual(['reef-1']);
    await tabTo(READY);
    await keys('Enter');
    await seen('[data-bag^=pay-]');
    const [usual] = gathered();
    await tabTo(`[data-bag=${usual}]`);
    await keys('Enter');
    expect(gathered()).toEqual([]);
    expect(ready()).toBe(false);
    await keys('Enter');
    (document.activeElement as HTMLElement).blur();
    await keys('Enter');
    await until(() => line.plays.length === 2, 'the payment');
    expect(line.plays[0]).toBe('mission 1 with any');
    expect(line.plays[1]).toMatch(/^ships .$/);
  });
});

test('a card that cannot be played says why: when pressed, carried off, or asked by keys', async () => {
  const line = await sit('paying');
  const told = (): boolean =>
    texts('[data-part=refused]').some((it) => it.startsWith('The dragon of this turn is placed'));
  const read = async (): Promise<void> => {
    await until(told, 'why it cannot be played');
    await keys('Escape');
    await until(() => !told(), 'that it has been read');
  };
  const card = await seen('[data-idle=card-0]');
  await mouse.click(card);
  await read();
  await mouse.move(one('[data-idle=card-0]'));
  await mouse.down();
  await mouse.move([700, 400], 5);
  await seen('[data-carried=card-0]');
  await mouse.up();
  await until(told, 'why it cannot be played');
  await gone('[data-carried]');
  await read();
  await tabTo('[data-idle=card-0]');
  await keys('Enter');
  await read();
  expect(line.plays).toEqual([]);
  // The explanation of the card shows its dragon, not an empty sheet.
  one('[data-idle=card-0]').focus();
  await keys('i');
  await seen('[data-part=card][data-open=true] header [data-on=card-0-head]');
});

test.each([
  ['desk', WIDE],
  ['phone', PHONE],
] as const)('who waits tries a card out as what it lays, turned and mirrored: %s', async (_name, size) => {
  const line = await sit('trying', { size });
  await press('[data-lift=card-0]');
  await press(cell('c3'), 'mouse', true);
  await seen("[data-parked='board/c3']");
  expect(count('[data-parked] use')).toBe(3);
  for (const [tool, key] of [['turn', 'r'], ['mirror', 'm']] as const) {
    const before = one('[data-parked]').innerHTML;
    if (size === PHONE) await press(`[data-tool=${tool}]`);
    else await keys(key);
    await until(() => one('[data-parked]').innerHTML !== before, tool);
  }
  expect(line.sent.map(({ type }) => type)).toEqual(['hello']); // nobody is told
  await keys('Escape');
  await gone('[data-parked]');
});

test('a standing ghost goes where a finger drags it', async () => {
  const line = await sit('placing', { size: PHONE });
  await tap('[data-value=card-0]');
  await tap(cell('f8'));
  await until(() => ghost().length === 4, 'a ghost');
  await answered();
  await still(cell('f8'));
  const before = ghost().sort();
  const [x, y] = await middle(cell(before[0]!));
  await finger.carry([x, y], [x, y - 120]);
  await until(() => ghost().sort().join() !== before.join(), 'a ghost that follows');
  await finger.touch('touchEnd');
  await press(CONFIRM);
  await until(() => line.plays.length === 1, 'a dragon placed');
});

test('undo says why there is nothing to take back; after a step it stands out, and what changed is marked', async () => {
  await sit('placing', { size: PHONE, language: 'uk' });
  await press('[data-act=undo]', 'mouse', true);
  await until(() => texts('[data-part=refused]').join().includes('Ви ще нічого не вирішили'), 'why not');
  await tap('[data-value=card-0]');
  await tap(cell('f8'));
  await press(CONFIRM);
  expect(text(await seen('.fresh[data-act=undo]'))).toBe('Крок назад');
  await seen('[data-last]');
  expect(count('[data-last]')).toBe(1);
  await tidy('just placed');
  await press('[data-act=undo]');
  await answered();
  await mine();
  expect(count('.fresh')).toBe(0);
});

test('a different card lies as it is drawn, however the last one was turned', async () => {
  await sit('placing');
  const wide = (): number => new Set(ghost().map((it) => it[0])).size;
  await press('[data-value=card-0]');
  await mouse.move(cell('e8'));
  await until(() => ghost().length === 4, 'a ghost');
  const drawn = wide();
  await keys('r');
  await until(() => wide() !== drawn, 'a ghost turned');
  await press('[data-value=card-1]');
  await mouse.move(cell('e9'));
  await mouse.move(cell('e8'));
  await until(() => ghost().length === 4, 'another ghost');
  expect(wide()).toBe(3);
});

// --- what a finger has to confirm -----------------------------------------------------------------

/** ✗ and ✓, in the order in which they stand. */
const orders = (): (string | undefined)[] =>
  all('[data-act=cancel], [data-act=confirm]')
    .filter((it) => it.checkVisibility())
    .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
    .map((it) => it.dataset['act']);

interface Fork {
  facet: string;
  explicit?: boolean;
  branches: { value: string; then?: Fork }[];
}

/** A piece that goes to two places, and one of these. */
function placing(line: Line): [piece: string, cell: string] {
  const roots = line.choices.roots as unknown as Fork[];
  const pieces = roots.filter(({ facet, explicit }) => facet === 'piece' && !explicit);
  const found = pieces.flatMap(({ branches }) => branches).find((it) => (it.then?.branches.length ?? 0) > 1)!;
  return [found.value, found.then!.branches[0]!.value.split('/')[1]!];
}

test('where cells are small a tap shows where a tile would lie, whichever is tapped first', async () => {
  const line = await sit('wide', { size: PHONE, language: 'uk' });
  const [piece, goal] = placing(line);
  expect(cell(goal).querySelector('.hit')!.getBoundingClientRect().width).toBeLessThan(44);
  // The numbers on surveyed tiles can be read, however small the tiles are.
  const numbers = all('.boards text.number').map((it) => it.getBoundingClientRect().height);
  const coins = count('.boards [data-sprite^=explored-]');
  expect(coins).toBeGreaterThan(0);
  expect(numbers.length).toBeGreaterThanOrEqual(coins);
  expect(Math.min(...numbers)).toBeGreaterThan(9);
  for (const first of ['piece', 'place']) {
    const taps = [(): Element => one(`[data-value='${piece}']`), () => cell(goal)];
    for (const it of first === 'piece' ? taps : taps.reverse()) await tap(it());
    await seen(CONFIRM);
    expect(ghost()).toEqual([goal]);
    expect(line.plays).toEqual([]);
    expect(texts('[data-part=confirms]')).toEqual(['Сюди?']);
    expect(orders()).toEqual(['cancel', 'confirm']);
    await press('[data-act=cancel]');
    await until(() => ghost().length === 0, 'no ghost');
    await keys('Escape');
  }
});

test('a ghost stays, with its buttons, when a finger taps what is no place for it; a word says why', async () => {
  const line = await sit('maps-middle', { size: PHONE });
  await mine();
  await tap(all('.boards [data-cell].can')[0]!);
  await seen(CONFIRM);
  await answered();
  const before = ghost();
  expect(before.length).toBeGreaterThan(1);
  for (const goal of ['.boards [data-cell]:not(.can)', '[data-idle]']) {
    for (const it of all(goal).slice(0, 2)) {
      await tap(it);
      await answered();
      expect([ghost(), count(CONFIRM), orders()]).toEqual([before, 1, ['cancel', 'confirm']]);
      expect(count('.refused, .why, [role=alert]')).toBe(0);
    }
  }
  expect(texts('[data-part=refused]').every(Boolean)).toBe(true);
  expect(line.plays).toEqual([]);
});

test('a second tap where a large piece was put places it, for somebody who has chosen that', async () => {
  onTestFinished(() => void (settings.placesAgain = false));
  const line = await sit('placing', { size: PHONE });
  await tap('header [data-act=settings]');
  await tap((await seen('[data-part=places-again] label')));
  expect(settings.placesAgain).toBe(true);
  await tap('header [data-act=settings]');
  await gone('.menu');
  await tap('[data-value=card-0]');
  await tap(cell('f8'));
  await seen(CONFIRM);
  const [other] = ghost().filter((it) => it !== 'f8');
  await tap(cell(other!));
  await answered();
  expect(line.plays).toEqual([]);
  await tap(cell(other!));
  await until(() => line.plays.length === 1, 'a dragon placed');
});

test('a route is shown before it is taken', async () => {
  const line = await sit('wide', { size: PHONE, language: 'uk' });
  const route = (line.choices.routes ?? []).find(({ place }) => place)!;
  const goal = route.place!.split('/')[1]!;
  await tap(cell(goal));
  await seen(CONFIRM);
  expect(ghost()).toEqual([goal]);
  const [said] = texts('[data-part=confirms]');
  expect(['', 'Сюди?']).not.toContain(said);
  expect(line.plays).toEqual([]);
  await tap(cell(goal));
  await until(() => line.plays.length === route.moves.length, 'all of the way');
  expect(line.plays).toEqual(route.moves);
});

test.each([
  ['phone', PHONE],
  ['desk', WIDE],
] as const)('what was begun is given up: %s', async (_name, size) => {
  await sit('wide', { size, language: 'uk' });
  expect(count('[data-act=give-up]')).toBe(0);
  await press('[data-option=give]');
  await press(await seen('.hand [data-value]'));
  await press(await seen('[data-act=give-up]'));
  await gone('[data-act=give-up]');
  await seen('[data-option=give]');
});

test('a question beside the last row stays inside the window', async () => {
  const line = await sit('stealing', { size: [1100, 700], language: 'uk' });
  const piece = one('[data-value]');
  const [, y] = await middle(piece);
  await press(piece);
  await seen(CONFIRM);
  const box = await still(one('.chip'));
  expect(box.top).toBeGreaterThan(0);
  expect(box.bottom).toBeLessThanOrEqual(700);
  expect(box.top <= y && y <= box.bottom).toBe(false);
  await press('[data-act=confirm]');
  await until(() => line.plays.at(-1) === 'steal 1.1', 'a tile stolen');
});

test('a question about one card of the market hides none of the others', async () => {
  await sit('dragons-of-four', { size: [1280, 720] });
  await press(one('.offer [data-value]'));
  await seen(CONFIRM);
  const chip = await still(one('.chip'));
  const cards = all('.offer [data-sprite]');
  expect(cards.length).toBeGreaterThan(4);
  expect(cards.filter((it) => overlap(it.getBoundingClientRect(), chip))).toEqual([]);
  await tidy('a card of the market');
});

test('the only thing left is done at once', async () => {
  const line = await sit('last', { size: PHONE, language: 'uk' });
  await press('[data-option=end]');
  await seen('main[data-mine=false]');
  await settled();
  expect(line.plays).toEqual(['end']);
});

test('a ghost is turned where it stands, or at most two cells away; or not at all, and it says why', async () => {
  const line = await sit('straight', { size: PHONE, language: 'uk' });
  const goal = 'b7'; // a straight dragon reaches the island from there, but none fits crossways
  const apart = (cells: string[]): number =>
    Math.min(
      ...cells.map((it) =>
        Math.max(Math.abs(it.charCodeAt(0) - goal.charCodeAt(0)), Math.abs(Number(it.slice(1)) - 7)),
      ),
    );
  await tap('[data-value=card-0]');
  await tap(cell(goal));
  await until(() => ghost().includes(goal), 'a ghost');
  const ways = new Set<boolean>();
  for (let turn = 0; turn < 4; turn += 1) {
    await press('[data-tool=turn]');
    await answered();
    await until(() => ghost().length > 0 || texts('.chip .why').length > 0, 'a ghost, or why not');
    ways.add(ghost().length > 0);
    if (ghost().length) expect(apart(ghost())).toBeLessThanOrEqual(2);
  }
  expect(ways).toEqual(new Set([true, false]));
  expect(line.plays).toEqual([]);
});

test('what others do closes no sheet', async () => {
  const line = await sit('maps-middle', { size: PHONE });
  await press('[data-tab=offer]');
  await seen('.drawer.open [data-part=spelled] li');
  await line.elsewhere({ type: 'other', seat: 1, move: 'W4d/1@b4' });
  await answered();
  expect(count('.drawer.open [data-part=spelled] li')).toBe(4);
});

// --- a hand that is chosen in secret --------------------------------------------------------------

const SLOT = '[data-sprite^=slot-]';
const BACK = '.hand [data-back]';
const slots = (left: number): Promise<true> =>
  until(() => count(SLOT) === left, `${left} places left`) as Promise<true>;

test('a first hand is chosen like shopping: in any order, put back by a press; one press on Ready', async () => {
  const line = await sit('foggy-island');
  expect(one<HTMLButtonElement>(READY).disabled).toBe(true);
  await mouse.move(one('[data-value^=hand-rat]'));
  await until(() => texts('[data-part=about]').join().includes('spy'), 'what a rat does');
  const pieces = (): HTMLElement[] => all('.hand [data-value]');
  await press(pieces()[0]!);
  await slots(4);
  await press(pieces()[1]!);
  await slots(3);
  expect(count('[data-act=undo]:not([aria-disabled=true])')).toBe(0); // pressing what is chosen puts it back
  await press(BACK);
  await slots(4);
  for (const left of [3, 2, 1, 0]) {
    await press(pieces()[0]!);
    await slots(left);
  }
  expect(count('[data-act=confirm]') + count('[data-act=cancel]')).toBe(0);
  await until(ready, 'a whole hand');
  // A sixth token says why not.
  await seen('.hand [data-idle]');
  await press(all('.hand [data-idle]').at(-1)!, 'mouse', true);
  await until(() => texts('[data-part=refused]').some((it) => it.includes('five tokens already')), 'why not');
  await press(READY);
  await until(() => line.plays.at(-1) === 'done', 'ready sent');
  expect(line.plays.filter((it) => it === 'done')).toHaveLength(1);
  expect(line.heard.filter(({ type }) => type === 'sure')).toEqual([]);
});

test.each(['foggy-island', 'hiring'])('who does not care has what is usual with two presses: %s', async (scene) => {
  const line = await sit(scene);
  await press('[data-part=actions] [data-route]');
  await until(() => ready() && !count('[data-act=stop]'), 'a usual hand');
  expect(line.plays.length).toBeGreaterThan(0);
  await press(READY);
  await until(() => line.plays.at(-1) === 'done', 'the choice ended');
  expect(line.heard.filter(({ type }) => type === 'sure')).toEqual([]);
});

test('a name stands among the players once, and what the game calls the seat is told on request', async () => {
  await sit('land-middle');
  const names = (): string[] => texts('.all .part text, .all .part .name').filter((it) => it.includes('Олена'));
  await until(() => names().length > 0, 'the name');
  expect(names()).toEqual(['Олена']);
  await seen('.standing .score');
  expect(all<HTMLElement>('.standing .score').map(({ title }) => title)).toContain('Олена (Land)');
});

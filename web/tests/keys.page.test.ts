/** The keys of a table: where the arrows go, and what Enter means after a step. */

import { describe, expect, test } from 'vitest';
import { aside, cell, focused, ghost, keys, mouse, tabTo } from './hand';
import { all, count, one, seen, texts, until } from './look';
import { answered, mine, sit } from './open';
import type { Line } from './line';

const onCell = (): Promise<string> => until(() => focused()['cell'], 'the focus on a cell');
const can = (): string[] => all('.boards [data-cell].can:not([data-inside])').map((it) => it.dataset['cell']!);
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

describe.each(['beacon-patrol', 'wide'])('after a step: %s', (scene) => {
  test('the piece that a digit takes up goes where it can, and the ship stays', async () => {
    const line = await sit(scene);
    await mine();
    await aside();
    const lay = async (): Promise<string> => {
      const before = line.plays.length;
      await keys('1');
      await onCell();
      expect(can()).toContain(focused()['cell']);
      for (let press = 0; press < 3 && line.plays.length === before; press += 1) {
        await keys('Enter');
        await answered();
      }
      await mine();
      return line.plays.at(-1)!;
    };
    const laid = [await lay(), await lay()];
    expect(laid).toEqual(laid.map(() => expect.stringContaining('@'))); // '>' would be the ship's way
  });
});

/** The cells that the ship can sail to, in one step or several. */
const ways = (line: Line): string[] => [
  ...(line.choices.routes ?? []).flatMap(({ place }) => place?.split('/')[1] ?? []),
  ...(line.choices.roots ?? []).flatMap(({ facet, branches }) =>
    facet === 'place' ? branches.flatMap(({ value }) => value?.split('/')[1] ?? []) : [],
  ),
];

test('after a step Enter on the same cell, with nothing taken up, first shows what it would do', async () => {
  const line = await sit('wide');
  await mine();
  await aside();
  await keys('1');
  await onCell();
  for (let press = 0; press < 3 && line.plays.length === 0; press += 1) {
    await keys('Enter');
    await answered();
  }
  await mine();
  await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
  const there = focused()['cell']!;
  expect(ways(line)).toContain(there);
  await keys('Control+z');
  await answered();
  await mine();
  expect(ways(line)).toContain(there);
  expect(focused()['cell']).toBe(there);
  const before = line.plays.length;
  await keys('Enter');
  await answered();
  expect([line.plays.length, ghost()]).toEqual([before, [there]]);
  const way = line.choices.routes!.find(({ place }) => place === `board/${there}`)!;
  await keys('Enter');
  await until(() => line.plays.length === before + way.moves.length, 'the ship there');
  await answered();
});

test('where no tile can be laid, a digit takes one up to be dragged, and Enter does not sail', async () => {
  const line = await sit('beacon-middle');
  await mine();
  await aside();
  await keys('1');
  await seen('.hand [aria-pressed=true]');
  expect(ways(line)).toContain(await onCell());
  await keys('Enter');
  await answered();
  expect(line.plays).toEqual([]);
  expect(texts('[data-part=refused], .why').join()).not.toBe('');
});

test('Enter confirms what a digit chose beside the board, wherever on the board the focus is', async () => {
  const line = await sit('land-vs-sea');
  await mine();
  await aside();
  await tabTo('.boards [data-cell]');
  await keys('1');
  await seen('[data-act=confirm]:enabled');
  await keys('Enter');
  await answered();
  expect(line.plays).toEqual(['draw 1', 'draw 1']); // asked whether it is meant, and yes
});

test('arrows walk from one cell where something can go to the next; with Ctrl over all cells', async () => {
  await sit('wide');
  await mine();
  await aside();
  await tabTo('.boards [data-cell]');
  const seenOn = new Set([await onCell()]);
  for (const arrow of [...ARROWS, ...ARROWS, ...ARROWS]) {
    await keys(arrow);
    expect(can()).toContain(focused()['cell']);
    seenOn.add(focused()['cell']!);
  }
  expect(seenOn.size).toBeGreaterThan(1);
  const walked = new Set<string>();
  for (const arrow of ARROWS) {
    await keys(`Control+${arrow}`);
    walked.add(focused()['cell']!);
  }
  expect([...walked].some((name) => !can().includes(name))).toBe(true);
});

test('arrows keep the ghost of a shape where it can lie', async () => {
  const line = await sit('cartographers');
  await mine();
  await aside();
  await keys('1');
  await onCell();
  for (const arrow of ARROWS)
    for (let press = 0; press < 12; press += 1) {
      await keys(arrow);
      await until(() => ghost().includes(focused()['cell']!), 'the ghost below the cursor');
    }
  expect(line.plays).toEqual([]);
});

test('Space on the piece in hand sends its ghost on, and does not put it back', async () => {
  await sit('placing');
  await mine();
  await mouse.click(one('[data-value=card-0]'));
  await mouse.move(cell('f8'));
  const first = await until(() => ghost().length === 4 && ghost().join(), 'a ghost');
  expect(focused()['value']).toBe('card-0');
  await keys(' ');
  await until(() => ghost().length === 4 && ghost().join() !== first, 'another place');
  expect(ghost()).toContain('f8');
});

test.each(['en', 'uk', 'ru'] as const)('the sheet of keys tells about the wheel: %s', async (language) => {
  await sit('placing', { language });
  await keys('?');
  await seen('[data-part=keys]');
  const wheel = { en: 'Mouse wheel', uk: 'Коліщатко миші', ru: 'Колёсико мыши' }[language];
  expect(texts('[data-part=keys] kbd')).toContain(wheel);
});

test.each([
  ['en', 'R'],
  ['uk', 'R · К'],
  ['ru', 'R · К'],
] as const)('a key has its second letter only for those whose keyboard has it: %s', async (language, cap) => {
  await sit('placing', { language });
  await keys('?');
  await seen('[data-part=keys]');
  expect(texts('[data-part=keys] kbd')).toContain(cap);
});

test('a piece that the keyboard has come to does not look like a chosen one', async () => {
  await sit('foggy-middle');
  await mine();
  const wash = (): number => count('[data-part=hand] .wash');
  await keys('Tab');
  await tabTo('[data-part=hand] [data-value]');
  const ring = one('[data-part=hand] :focus-visible > .ring');
  await until(() => getComputedStyle(ring).opacity === '1', 'the ring of the focus');
  expect(wash()).toBe(0);
  await keys('Enter');
  await until(() => wash() === 1, 'a chosen piece');
});

/** Pieces in the hand: every game by mouse, finger and keys, each way leading to the same choice. */

import { describe, expect, test } from 'vitest';
import { aside, cell, finger, focused, ghost, keys, middle, mouse, press, strike, tap } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { answered, mine, PHONE, sit, type Wish } from './open';
import type { Line } from './line';
import { SOAK } from './soaking';

/** A moment of each game at which a piece of the hand can be laid, but not everywhere. */
const SCENES = ['foggy-middle', 'maps-middle', 'wide', 'land-middle', 'placing'];

interface Fork {
  facet: string;
  explicit?: boolean;
  branches: { value: string; move: string; then?: Fork; places?: { cells: string; move: string } }[];
}
interface Placing {
  piece: string;
  move: string;
  place: string;
}

/** Every move that takes a piece from the hand to a place, except those that need a button. */
function placings(line: Line): Placing[] {
  const { roots, sets } = line.choices as unknown as { roots: Fork[]; sets: Record<string, string[]> };
  const walk = (fork: Fork, piece: string): Placing[] =>
    fork.explicit
      ? []
      : fork.branches.flatMap(({ value, move, then, places }) => {
          const here = fork.facet === 'piece' ? value : piece;
          const found: Placing[] = [];
          if (fork.facet === 'place' && here) found.push({ piece: here, move, place: value.split('/')[1]! });
          else if (places)
            for (const name of sets[places.cells]!)
              found.push({ piece: here, move: places.move.replace('{}', name), place: name });
          return then ? [...found, ...walk(then, here)] : found;
        });
  const inHand = (piece: string): boolean => count(`.hand [data-value='${piece}']`) === 1;
  return roots.flatMap((root) => walk(root, '')).filter(({ piece }) => inHand(piece));
}

const can = (): string[] => all('.boards [data-cell].can:not([data-inside])').map((it) => it.dataset['cell']!);
const inWindow = (name: string): boolean => {
  const { x, y, width, height } = cell(name).querySelector('.hit')!.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return across > 0 && across < innerWidth && down > 0 && down < innerHeight;
};
/** The cells that these moves lie on; a shape may be anywhere. */
function goals(found: Placing[], piece = ''): string[] {
  const named = new Set(found.filter((it) => !piece || it.piece === piece).map(({ place }) => place));
  const able = can();
  const some = able.filter((name) => named.has(name) && inWindow(name));
  return some.length ? some : able;
}
const piece = (value: string): Element => one(`.hand [data-value='${value}']`);

/** Confirms whatever is left to confirm. Returns the move that was sent. */
async function finish(line: Line): Promise<string> {
  await answered();
  const sent = (): boolean => line.plays.length > 0 && line.heard.at(-1)?.type !== 'sure';
  await until(() => sent() || count('[data-act=confirm]:enabled') > 0, 'a ghost, or a piece laid');
  if (!sent()) await press('[data-act=confirm]:enabled');
  await until(sent, 'a piece laid');
  await answered();
  return line.plays.at(-1)!;
}

async function begin(scene: string, wish: Wish = {}): Promise<[Line, Placing[]]> {
  const line = await sit(scene, wish);
  await mine();
  await seen('.hand [data-value]');
  const found = placings(line);
  expect(found).not.toEqual([]);
  return [line, found];
}

describe.each(SCENES)('by mouse: %s', (scene) => {
  test('let go where it cannot go, it glides back, and the table says why', async () => {
    const [line, found] = await begin(scene, { motion: true });
    await mouse.move(piece(found[0]!.piece));
    await mouse.down();
    await mouse.move([700, 300], 4);
    await seen('[data-carried]:not([data-home])');
    expect(can().length).toBeGreaterThan(0);
    const nowhere = all('.boards [data-cell]:not(.can)').map((it) => it.dataset['cell']!).filter(inWindow);
    let free = false;
    for (const name of nowhere) {
      const [x, y] = await middle(cell(name));
      for (const [aside, down] of [[0, 0], [9, 9], [-9, 9], [9, -9], [-9, -9]] as const) {
        await mouse.move([x + aside, y + down]);
        await answered();
        if ((free = ghost().length === 0)) break;
      }
      if (free) break;
    }
    expect(free).toBe(true);
    let glided = false;
    const watch = new MutationObserver(() => (glided ||= count('[data-carried][data-home]') > 0));
    watch.observe(document.body, { subtree: true, attributes: true, childList: true });
    await mouse.up();
    expect(text(await seen('.chip .why'))).not.toBe('');
    await gone('[data-carried]');
    watch.disconnect();
    expect(glided).toBe(true);
    expect(line.plays).toEqual([]);
  });

  test('carried to a place, it drops into it, and lies there', async () => {
    const [line, found] = await begin(scene);
    const value = found[0]!.piece;
    const some = goals(found, value);
    await mouse.move(piece(value));
    await mouse.down();
    await mouse.move(cell(some[Math.floor(some.length / 2)]!), 4);
    await until(() => ghost().length > 0, 'the ghost of what is carried');
    await mouse.up();
    const made = await finish(line);
    expect(found.filter((it) => it.piece === value).map(({ move }) => move)).toContain(made);
  });

  test('the piece, then the place; each clicked twice, which counts once', async () => {
    const [line, found] = await begin(scene);
    const value = found.at(-1)!.piece;
    await mouse.click(piece(value), 2);
    expect(count(`[data-value='${value}'][aria-pressed=true]`)).toBe(1);
    await mouse.click(cell(goals(found, value)[0]!), 2);
    await answered();
    expect(line.plays.length).toBeLessThanOrEqual(1);
    const made = await finish(line);
    expect(found.map(({ move }) => move)).toContain(made);
  });

  test('the place, then the piece', async () => {
    const [line, found] = await begin(scene);
    await mouse.click(cell(goals(found)[0]!));
    await answered();
    const [first] = found;
    if (!line.plays.length && count('.hand .chosen') && count(`[data-value='${first!.piece}'][aria-pressed=false]`))
      await press(piece(first!.piece));
    const made = await finish(line);
    expect(found.map(({ move }) => move)).toContain(made);
  });
});

test('a mouse that only waits for what happens is told nothing, until it moves and rests', async () => {
  const [line, found] = await begin('foggy-middle');
  const value = found[0]!.piece;
  await mouse.move(piece(value));
  await mouse.down();
  await mouse.move(cell(goals(found, value)[0]!), 4);
  await until(() => ghost().length > 0, 'the ghost of what is carried');
  await mouse.up();
  await finish(line);
  await until(() => !count('main[data-showing=true]'), 'all shown');
  const done = performance.now();
  await until(() => performance.now() > done + 1000, 'longer than a mouse has to rest');
  expect(count('[data-part=card]')).toBe(0);
  const [x, y] = mouse.at;
  await mouse.move([x + 2, y]);
  await mouse.move([x, y]);
  await seen('[data-part=card]');
});

test.each(SCENES)('a finger: resting asks, carrying shows, a second tap lays what has one cell, ✓ everything: %s', async (scene) => {
  const [line, found] = await begin(scene, { size: PHONE });
  const value = found[0]!.piece;
  await seen('[data-thing], [data-part=progress]'); // the cards have loaded
  await finger.touch('touchStart', await middle(piece(value)));
  expect(text(await seen('[data-part=card]'))).not.toBe('');
  await finger.touch('touchEnd');
  expect(count(`[data-value='${value}'][aria-pressed=true], [data-carried]`)).toBe(0);
  await tap('[data-act=close-card]');
  await gone('[data-part=card]');

  // Carried, it shows above the finger, unless cells are large; the page does not scroll.
  const some = goals(found, value);
  const breadth = (): number => cell(some[0]!).querySelector('.hit')!.getBoundingClientRect().width;
  const [x, y] = await middle(cell(some[Math.floor(some.length / 2)]!));
  await finger.carry(await middle(piece(value)), [x, breadth() < 44 ? y + 56 : y]);
  await until(() => ghost().length > 0, 'the ghost of what is carried');
  expect(count('[data-part=card]')).toBe(0);
  expect(scrollY + one('.rest').scrollTop).toBe(0);
  await finger.touch('touchEnd');
  await answered();
  expect(line.plays).toEqual([]);
  const large = ghost().length > 1;
  for (const name of large ? [...ghost(), ...ghost()] : ghost()) {
    await tap(cell(name));
    await answered();
    if (large) {
      expect(line.plays).toEqual([]); // inside it too, a tap only moves it
      expect(ghost()).toContain(name);
      await seen('[data-act=confirm]:enabled');
    }
  }
  const made = await finish(line);
  expect(found.filter((it) => it.piece === value).map(({ move }) => move)).toContain(made);
});

// Squares and hexes; the fingers are the same everywhere.
test.each(SOAK ? SCENES : ['placing', 'foggy-middle'])('two fingers zoom in, and choose nothing: %s', async (scene) => {
  await begin(scene, { size: PHONE });
  const hit = all('.boards [data-cell] > .hit')[0]!;
  const breadth = (): number => hit.getBoundingClientRect().width;
  const wide = breadth();
  await finger.pinch(await middle('main .boards'), 30, 75);
  await until(() => breadth() > 1.3 * wide, 'a closer look');
  expect(count('[aria-pressed=true], .chip')).toBe(0);
  await press('[data-act=look]');
  await until(() => breadth() < 1.1 * wide, 'everything again');
});

// The first scene of Cartographers has a shape that can be turned where it stands.
const KEYED = SCENES.map((scene) => (scene === 'maps-middle' ? 'cartographers' : scene));

test.each(KEYED)('by keys: focus on a piece, digits, letters of any script, Enter: %s', async (scene) => {
  const [line, found] = await begin(scene);
  await aside();
  const inHand = (): boolean => Boolean(focused()['value'] && count(`.hand [data-value='${focused()['value']}']`));
  await until(inHand, 'the focus on a piece');
  // The list of keys, opened by the question mark of a Cyrillic layout.
  await strike(',', 'Slash', true);
  await seen('[data-part=keys]');
  expect(texts('[data-part=keys] kbd')).toEqual(expect.arrayContaining(['R', 'F', 'M']));
  await tidy(`keys, ${scene}`);
  await keys('Escape');
  await gone('[data-part=keys]');
  await until(inHand, 'the focus on the piece again');

  await keys('1');
  await until(() => focused()['cell'] !== undefined || line.plays.length > 0, 'the focus on a cell');
  const lies = (): string => all('[data-ghost]').map((it) => it.innerHTML).join() + ghost().join();
  if (count('[data-tool=turn]:enabled')) {
    const before = lies();
    await strike('к', 'KeyR');
    await until(() => lies() !== before, 'turned by the key where R is');
  }
  const turn = document.querySelector<HTMLElement>('[data-ghost] [data-turn]')?.dataset['turn'] ?? '0';
  const sent = (): boolean => line.plays.length > 0 && line.heard.at(-1)?.type !== 'sure';
  for (let press = 0; press < 3 && !sent(); press += 1) {
    await keys('Enter');
    await answered();
  }
  expect(sent()).toBe(true);
  expect(found.map(({ move }) => move)).toContain(line.plays.at(-1));
  if (turn !== '0') await seen(`ol [data-picture][style*='rotate: ${turn}deg']`); // the log shows it as it lies
});

const BUTTONS = 'main .status button:enabled:not([aria-disabled=true])';

test.each(SCENES)('a double click on a button does what one click does: %s', async (scene) => {
  const [line, found] = await begin(scene);
  const name = (it: HTMLElement): string => {
    const kind = ['act', 'option', 'face', 'route'].find((one) => it.dataset[one] !== undefined);
    return kind ? `.status [data-${kind}="${it.dataset[kind]}"]` : '';
  };
  const there = (): string[] => all(BUTTONS).filter((it) => it.checkVisibility()).map(name).filter(Boolean);
  const plain = there();
  await press(piece(found[0]!.piece));
  await answered();
  const buttons = [...new Set([...plain, ...there()])].slice(0, 4);
  await keys('Escape', 'Escape');
  for (const button of buttons) {
    if (!count(`${button}:enabled`)) {
      await press(piece(found[0]!.piece));
      await answered();
    }
    if (!count(`${button}:enabled`)) continue;
    const before = line.sent.length;
    await mouse.click(one(button), 2);
    await answered();
    const acts = line.sent.slice(before).filter(({ type }) => type === 'play' || type === 'undo');
    expect(acts.length, button).toBeLessThanOrEqual(1);
    expect(acts.some((act) => act.type === 'play' && act.meant)).toBe(false);
    if (acts.length) return; // something was done: the remaining buttons belong to another moment
    await keys('Escape', 'Escape');
  }
});

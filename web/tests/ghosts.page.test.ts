/** What is laid is seen before: where one points, turned as one likes, with what it would bring and cost;
 *  and where it does not go the table says why. */

import { expect, test } from 'vitest';
import { cell, focused, ghost, keys, middle, mouse, press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { answered, mine, PHONE, sit } from './open';
import type { Line } from './line';

const CONFIRM = '[data-act=confirm]:enabled';
const WHY = '.chip .why';
const lies = (): string => ghost().sort().join(' ');
const another = (before: string, what: string): Promise<true> =>
  until(() => lies() !== before && lies() !== '', what) as Promise<true>;

interface Branch {
  value: string;
  then?: { branches: Branch[] };
  places?: { cells: number };
}

/** Where a face fits, and turned in which ways. */
function ways(line: Line, face: string): Map<string, Set<string>> {
  const { roots, sets } = line.choices as unknown as { roots: { branches: Branch[] }[]; sets: string[][] };
  const found = new Map<string, Set<string>>();
  const branch = roots[0]!.branches.find(({ value }) => value === face)!;
  for (const turn of branch.then!.branches)
    for (const name of sets[turn.places!.cells]!) found.set(name, (found.get(name) ?? new Set()).add(turn.value));
  return found;
}

// --- shapes ---------------------------------------------------------------------------------------

test('a shape follows the mouse; a click pins it; keys and the wheel find another way to lie', async () => {
  await sit('shapes');
  await mine();
  await mouse.move(cell('e5'));
  await until(() => ghost().includes('e5'), 'a ghost under the mouse');
  const followed = lies();
  await mouse.click(cell('e5'));
  await seen('[data-act=confirm]');
  expect(lies()).toBe(followed);
  for (const key of [' ', ' ', 'r', 'm']) {
    const before = lies();
    await keys(key);
    await another(before, `another ghost after ${key}`);
    expect(ghost()).toContain('e5');
    expect(ghost()).toHaveLength(followed.split(' ').length);
  }
  await tidy('a shape');
  let before = lies();
  await mouse.send('mouseWheel', { deltaX: 0, deltaY: 120 });
  await another(before, 'turned by the wheel');
  before = lies();
  const right = ghost().map((it) => String.fromCharCode(it.charCodeAt(0) + 1) + it.slice(1));
  await keys('ArrowRight');
  await another(before, 'moved by an arrow key');
  expect(lies()).toBe(right.sort().join(' '));
  // On a mountain nothing goes.
  await mouse.click(cell('d2'));
  expect(text(await seen(WHY))).not.toBe('');
});

test('what a shape would make of the numbers beside the map, by its terrain; Enter draws it', async () => {
  const line = await sit('shapes');
  await mine();
  await mouse.click(cell('h8'));
  await seen('[data-act=confirm]');
  const made = lies();
  await seen('[data-then]'); // woods in new rows and columns
  await tidy('now and then');
  await press('[data-value=terrain-farm]');
  await gone('[data-then]');
  expect(lies()).toBe(made);
  await press('[data-value=terrain-forest]');
  await seen('[data-then]');
  await keys('Enter');
  await answered();
  const drawn = line.events.map(({ cells = [] }) => [...cells].sort().join(' '));
  expect(drawn).toContain(made.split(' ').map((it) => `sheet-0/${it}`).join(' '));
});

test('a closer look, and back', async () => {
  await sit('shapes');
  await mine();
  const breadth = (): number => cell('e5').querySelector('.hit')!.getBoundingClientRect().width;
  const wide = breadth();
  await keys('+');
  await seen('[data-act=fit]');
  await until(() => breadth() > 1.4 * wide, 'a closer look');
  await press('[data-act=fit]');
  await gone('[data-act=fit]');
});

test('what a phone keeps in a drawer can be read', async () => {
  await sit('shapes', { size: PHONE });
  await mine();
  await press(await seen('[data-tab=offer]'));
  const read = (): string[] => all('.drawer.open svg text:not(.digit)').map((it) => it.textContent ?? '');
  await until(() => read().length > 0 && read().every(Boolean), 'words in a drawer');
});

test("a season's sheet leaves nothing out", async () => {
  const line = await sit('season');
  await line.elsewhere({ type: 'next' });
  await seen('[data-part=tally]');
  const { scores } = line.heard.findLast((it) => it.type === 'update')!.now;
  expect(texts('[data-part=tally] h3 b').map((it) => Number(it.replace('−', '-')))).toEqual([...scores]);
});

// --- hexes ----------------------------------------------------------------------------------------

test('a face by a digit: each cell says in how many ways it can be turned there; R turns it', async () => {
  const line = await sit('land-middle');
  await mine();
  expect(all('.hand [data-value]').map((it) => it.dataset['value'])).toEqual(['face-0a', 'face-0b', 'face-1a', 'face-1b']);
  await keys('2');
  const fitting = ways(line, 'face-0b');
  await seen('[data-turns]');
  const here = focused()['cell']; // the ghost stands there
  const counted = all('circle[data-turns]').map((it) => Number(it.dataset['turns']));
  const others = [...fitting].filter(([name]) => name !== here).map(([, turns]) => turns.size);
  expect(counted.sort()).toEqual(others.sort());

  const [goal, turns] = [...fitting].find(([, found]) => found.size > 1)!;
  await mouse.click(cell(goal));
  await answered();
  const turned = new Set<string>();
  for (let at = 0; at < turns.size; at += 1) {
    const now = one('[data-ghost] [data-turn]').dataset['turn']!;
    turned.add(now);
    await keys('r');
    await until(() => document.querySelector<HTMLElement>('[data-ghost] [data-turn]')?.dataset['turn'] !== now, 'a turn');
  }
  expect(turned).toEqual(turns);
  expect(ghost()).toEqual([goal]);
});

test('a cell first: the faces that fit there are marked; where nothing goes it is said why', async () => {
  const line = await sit('land-middle');
  await mine();
  const faces = all('.hand [data-value]').map((it) => it.dataset['value']!);
  const goal = [...ways(line, 'face-0b').keys()][0]!;
  const able = faces.filter((face) => ways(line, face).has(goal));
  await mouse.click(cell(goal));
  await until(() => count('.hand .chosen') === able.length, 'the faces that fit');
  await keys('Escape', '1');
  await press("[data-cell='0,0'] .inside", 'mouse', true);
  await seen(WHY);
});

test('pointing at a part outlines its area, and only that', async () => {
  await sit('land-vs-sea');
  await mine();
  for (const [part, words] of [['0', 'Land area'], ['1', 'Sea area']] as const) {
    await mouse.move(await middle(one(`[data-cell='0,0'] [data-inside='${part}']`)));
    await until(() => count('[data-group^=area]') === 1 && texts('.together li')[0]?.startsWith(words), words);
    expect(texts('.together li')).toHaveLength(1);
    expect(text('.together li')).toContain('open edge');
  }
});

test('a waypoint goes on a part, by keys alone, and each part has its own name', async () => {
  const line = await sit('pinning');
  await mine();
  const parts = all('.boards g[data-inside].can');
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(part.ariaLabel).toContain('land to the');
  parts[0]!.focus();
  await keys('ArrowRight');
  const { cell: name, inside } = focused();
  await keys('Enter');
  await until(() => line.plays.at(-1) === `waypoint@${name}/${inside}`, 'a waypoint put by keys');
  await seen('[data-sprite=waypoint-0]');
  await tidy('a map of hexes');
});

// --- dragons --------------------------------------------------------------------------------------

test('where a dragon cannot lie the table says why: over the island, and away from everything', async () => {
  const line = await sit('sea-dragons');
  await mine();
  for (const [name, reason] of [['h8', 'central island'], ['b2', 'next to the island']] as const) {
    await keys('1');
    await mouse.click(cell(name));
    expect(text(await seen(WHY))).toContain(reason);
    await keys('Escape');
  }
  expect(line.plays).toEqual([]);
});

test('to pass takes a button and a card; then a card is drawn', async () => {
  const line = await sit('placing');
  await mine();
  const confirm = async (): Promise<void> => {
    await answered();
    if (count(CONFIRM)) await press(CONFIRM);
    await answered();
  };
  await press('[data-option=pass]');
  expect(line.plays).toEqual([]);
  await press('.hand [data-value=card-1]');
  await confirm();
  expect(line.plays.at(-1)).toMatch(/^pass /);
  await press(await seen('[data-value=deck-5]'));
  await confirm();
  expect(line.plays.at(-1)).toBe('draw 5');
});

test('a place that costs gold says what is left of it', async () => {
  const line = await sit('placing');
  await mine();
  await keys('1');
  const able = all('.boards [data-cell].can').map((it) => it.dataset['cell']!);
  const current = able.filter((it) => it.startsWith('h') || it.slice(1) === '8').sort()[0]!;
  await mouse.move(cell(current));
  await until(() => ghost().includes(current), 'a ghost over the current');
  await until(() => count('.hand [data-then]') === 1, 'gold before and after');
  await mouse.click(cell(current));
  await answered();
  if (count(CONFIRM)) await press(CONFIRM);
  await until(() => line.plays.at(-1)?.includes('@'), 'a dragon laid');
});

// --- tokens ---------------------------------------------------------------------------------------

test('a ghost that would make a line shows it, until it is given up', async () => {
  const line = await sit('foggy-later');
  await mine();
  let made = 0;
  for (const name of all('.boards [data-cell].can').map((it) => it.dataset['cell']!)) {
    if (!count('.hand [data-value][aria-pressed=true]')) await press('.hand [data-value]');
    await press(cell(name), 'mouse', true);
    await answered();
    const [sure] = line.heard.flatMap((it) => (it.type === 'sure' || it.type === 'foreseen' ? [it.preview!] : [])).slice(-1);
    const before = new Set(sure!.now!.items.map((it) => JSON.stringify(it)));
    const fresh = sure!.then!.items.filter((it) => !before.has(JSON.stringify(it)));
    expect(count('[data-foreseen]') > 0, name).toBe(fresh.length > 0);
    made += fresh.length;
    await keys('Escape');
    await until(() => count('[data-foreseen]') === 0, 'Esc');
    if (made) break;
  }
  expect(made).toBeGreaterThan(0);
  expect(line.sent.filter((it) => it.type === 'play' && it.meant)).toEqual([]);
});

test('pointing at a token shows the lines that it belongs to, and says what they gave', async () => {
  const line = await sit('foggy-scored');
  await line.elsewhere({ type: 'next' });
  await seen('main[data-over=true]');
  for (const hit of all('.boards [data-cell]')) {
    await mouse.move(hit);
    await answered();
    if (count('[data-group]')) break;
  }
  expect(count('[data-group]')).toBeGreaterThan(0);
  await until(() => count('.together li') === count('[data-group]'), 'its words');
  for (const said of texts('.together li')) expect(said).toContain('line of');
});

test('between two rounds there is the score sheet', async () => {
  const line = await sit('round');
  await line.elsewhere({ type: 'next' });
  await answered();
  await seen('[data-part=tally]');
  await tidy('score sheet');
  await press('[data-act=close-tally]');
  await gone('[data-part=tally]');
});

const HIRED = ['fox', 'mole', 'chameleon', 'fairy_dog', 'hippo', 'turtle', 'frog', 'snake'];

test('on a phone a shop can be reached and read, before and after hiring', async () => {
  await sit('shop', { size: PHONE, language: 'uk' });
  await mine();
  for (const [at, kind] of HIRED.entries()) {
    await press(await seen(`[data-value=shop-${kind}-0]`), 'mouse', true);
    await until(() => count('[data-sprite^=hired-shop-]') === at + 1, `${kind} in the set`);
    // What it does is there whole, and nobody is hired for good yet.
    const about = await seen('.told > .open [data-part=about]');
    expect(getComputedStyle(about).webkitLineClamp).toBe('none');
    expect(about.getBoundingClientRect().bottom).toBeLessThan(one('.drawer').getBoundingClientRect().top);
  }
  const small = all('[data-sprite^=shop-]').map((it) => it.getBoundingClientRect()).filter((it) => it.width < 44 || it.height < 44);
  expect(small).toEqual([]);
  await tidy('shop, all hired');
});

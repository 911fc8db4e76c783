/** Where every point comes from: on the board, in the log, at the end of a season, a round, a game. */

import { describe, expect, test } from 'vitest';
import { keys, mouse, press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { answered, PHONE, scoreSheet, settled, sit, WIDE, type Wish } from './open';
import { film, serve, type Line } from './line';
import type { Event, Joined, Outcome } from '../src/line/protocol';

/** Before a scoring move in each game; in these scenes it is the last one. */
const LAST = ['foggy-scored', 'beacon-scored', 'dragons-scored'];
const SCORED = [...LAST, 'maps-scored', 'land-scored'];
const RULE = '[data-part=explained] [data-part=rule]';
const number = (said: string): number => Number(said.replace('−', '-'));

/** Makes the move. Returns what was told of it. */
async function score(scene: string, wish: Wish = {}): Promise<[Line, Event[]]> {
  const line = await sit(scene, wish);
  const before = line.events.length;
  await line.elsewhere({ type: 'next' });
  await answered();
  return [line, line.events.slice(before)];
}

/** As if the last move had not been the last. */
function goOn(line: Line): void {
  const last = line.heard.findLast((it) => it.type === 'update')!;
  line.hear({ ...last, frames: [], now: { ...last.now, outcome: null } });
}

async function unfoldLog(): Promise<void> {
  for (let folded; (folded = document.querySelector('.log [data-act=unfold-turn][aria-expanded=false]')); ) {
    (folded as HTMLElement).click();
    await answered();
  }
}

describe.each([
  ['desk', WIDE],
  ['phone', PHONE],
] as const)('on a %s', (_name, size) => {
  test.each(SCORED)('every change of score stands where it arose and quotes its rule: %s', async (scene) => {
    const [line, events] = await score(scene, { size });
    if (LAST.includes(scene)) goOn(line);
    await seen('[data-tag]');
    for (const cross of all('[data-act=close-result]').filter((it) => it.checkVisibility())) await press(cross);
    const told = all('[data-tag]').flatMap((it) => it.dataset['tag']!.split(' '));
    const scored = events.filter((it) => it.points && it.cells?.length).map(({ what }) => what);
    expect(scored).not.toEqual([]);
    expect(scored.filter((what) => !told.includes(what))).toEqual([]);
    for (const way of ['click', 'tap', 'key']) {
      const tag = all('[data-tag]').at(-1)!;
      if (way === 'key') {
        tag.focus();
        await keys('Enter');
      } else {
        if (way === 'tap') tag.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
        tag.click();
      }
      await seen('[data-part=explained]');
      expect(texts(RULE)[0], way).toBeTruthy();
      expect(count('[data-part=explained] [data-clause], [data-part=explained] abbr')).toBeGreaterThan(0);
      if (way === 'click') await tidy(`${scene}, points explained`, true);
      await keys('Escape');
      await gone('[data-part=explained]');
    }
    // Its line in the log does the same.
    if (size === PHONE) await press('[data-tab=log]');
    await unfoldLog();
    all(`.log li.points[data-what=${scored.at(-1)}] button`).at(-1)!.focus();
    await keys('Enter');
    await seen(RULE);
    await press('[data-act=close-explained]');
    await gone('[data-part=explained]');
  });
});

test('what a season brought stays until it is put away', async () => {
  await score('season');
  const line = await until(
    () => all('[data-part=tally] .line').find((it) => it.innerText.includes('(')),
    'a line of an edict',
  );
  await press(line);
  await seen(RULE);
  expect(count('[data-pointed]')).toBeGreaterThan(0);
  await keys('Escape');
  await seen('[data-part=tally]'); // it is there again
  await press('[data-act=close-tally]');
  await gone('[data-part=tally]');
});

test('the end of a round is read over the board as it was; who got what is said once', async () => {
  await score('round');
  await seen('[data-part=tally]');
  await seen('.boards[data-past=true]');
  const full = count('.boards [data-sprite]');
  for (const name of ['Олена', 'Jörg']) expect(text('[data-part=tally] .lists').split(name)).toHaveLength(2);
  await press('[data-act=close-tally]');
  await seen('.boards[data-past=false]');
  await until(() => count('.boards [data-sprite]') < full / 2, 'a cleared board');
});

test.each(['to the end', 'click', ' ', 'Escape'])('the end of a season is told source by source, and nothing looks like a turn: %s', async (way) => {
  const line = await sit('maps-scored', { motion: true });
  await line.elsewhere({ type: 'next' });
  await seen('[data-part=telling]');
  expect(text('[data-part=prompt]')).toMatch(/^Scoring: /);
  expect(count('.boards .can, .hand [data-value], ol.steps, [data-lift], main[data-mine=true]')).toBe(0);
  expect(count('[data-scored], [data-tag]')).toBeGreaterThan(0);
  if (way === 'to the end') return void (await gone('[data-part=telling]'));
  if (way === 'click') await mouse.click([720, 600]);
  else {
    (document.activeElement as HTMLElement).blur();
    await keys(way);
  }
  await answered();
  expect(count('[data-part=telling]')).toBe(0); // at once
});

test('on a phone the log opens over what was scored, and only one sheet is there', async () => {
  await score('season', { size: PHONE });
  await seen('[data-part=tally]');
  await press('[data-tab=log]');
  await gone('[data-part=tally]');
  expect(one('.drawer.log').checkVisibility()).toBe(true);
  await press('[data-tab=log]');
  await seen('[data-part=tally]');
});

test.each([true, false])('Back puts away what a season brought, with the log over it: %s', async (over) => {
  await score('season', { size: PHONE });
  const { pathname } = location;
  await seen('[data-part=tally]');
  if (over) await press('[data-tab=log]');
  await until(() => history.state?.open, 'an entry for what is open');
  if (over) {
    history.back();
    await gone('.drawer.open');
    await seen('[data-part=tally]');
    await until(() => history.state?.open, 'an entry for what was below it');
  }
  history.back();
  await gone('[data-part=tally]');
  await settled();
  expect(location.pathname).toBe(pathname);
});

test.each(SCORED)('the log has one line for each turn; it unfolds, and only drafts are left out: %s', async (scene) => {
  const [line] = await score(scene);
  await seen('.log .entry');
  const { events } = line;
  expect(new Set(events.map(({ turn }) => turn)).size).toBeGreaterThan(10);
  expect(count('.log li')).toBe(count('.log .entry'));
  expect(count('.log li')).toBeLessThan(events.length);
  const last = (): HTMLElement => all('[data-act=unfold-turn]').at(-1)!;
  last().focus();
  await keys('Enter');
  expect(last().ariaExpanded).toBe('true');
  expect(count('.log .rest li')).toBeGreaterThan(0);
  await tidy(`${scene}, the log`, true);
  await keys('Enter');
  expect(count('.log .rest li')).toBe(0);
  await unfoldLog();
  const told = all('.log li').map((it) => it.dataset['what']);
  const times = (what: string, list: (string | undefined)[]): number => list.filter((it) => it === what).length;
  const kept = events.filter(({ draft }) => !draft).map(({ what }) => what);
  for (const what of new Set(kept))
    if (what !== 'turn_begins') expect(times(what, told), what).toBeGreaterThanOrEqual(times(what, kept));
  for (const draft of ['ready', 'drafted', 'picked']) expect(told).not.toContain(draft);
});

test('each source that a ghost affects is shown, where it hides no place', async () => {
  const line = await sit('sea-dragons');
  await press(one('.hand [data-value]'));
  await answered();
  await mouse.move(all('.boards [data-cell].can')[0]!);
  const outlook = await seen('[data-part=outlook]');
  const { preview } = await until(() => line.heard.find((it) => it.type === 'foreseen'), 'what would be');
  const told = text(outlook);
  expect(told).toMatch(/^If the game ended now/);
  preview.now!.scores.forEach((now, seat) => {
    const then = preview.then!.scores[seat]!;
    if (now !== then) expect(told.replaceAll('−', '-')).toContain(`${now}\n${then}`);
  });
  expect(told).toContain('Realm of');
  const box = one('.outlook').getBoundingClientRect();
  const hidden = all<Element>('.boards .can .hit, [data-ghost]').filter((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return across > box.left && across < box.right && down > box.top && down < box.bottom;
  });
  expect(hidden).toEqual([]);
});

// --- the end of a game ----------------------------------------------------------------------------

/** A game that is over. */
async function end(scene: string, wish: Wish = {}): Promise<NonNullable<Joined['now']>> {
  const line = LAST.includes(scene) ? (await score(scene, wish))[0] : await sit(scene, wish);
  await seen('main[data-over=true] .over');
  const said = line.heard.filter((it) => it.type === 'joined' || it.type === 'update');
  return said.at(-1)!.now!;
}

const ENDS = [...LAST, 'maps-over', 'land-over'];

describe.each([
  ['desk', WIDE],
  ['phone', PHONE],
] as const)('on a %s', (_name, size) => {
  test.each(ENDS)('who won and how, or what was achieved together: %s', async (scene) => {
    const { scores, outcome } = await end(scene, { size });
    await seen(size === PHONE ? '.over .by' : '[data-part=score-sheet]'); // one or the other says it
    if (new Set(scores).size === 1 && outcome?.shares && Object.keys(outcome.shares).length) {
      expect(count('.over .common b')).toBe(1);
      expect(count('.over .score, .over .place')).toBe(0);
      expect(count('.over [data-part=missed]')).toBe(1);
      for (const by of texts('.over li .by')) expect(by).toContain('laid');
    } else expect(texts('.over .score').map(number).sort()).toEqual([...scores].sort());
    await scoreSheet();
    const sums = texts('[data-part=score-sheet] tfoot tr td').map(number);
    expect(sums).toEqual(expect.arrayContaining([...scores]));
    await tidy(`${scene}, the end`, true);
  });
});

test('on a desk the score sheet is always open, and no button takes it away', async () => {
  await end('maps-over');
  await seen('[data-part=score-sheet]');
  expect(count('[data-act=score]')).toBe(0);
});

test.each(LAST)('once the end is told, no points lie on the board: %s', async (scene) => {
  const line = await sit(scene, { motion: true });
  await line.elsewhere({ type: 'next' });
  await seen('[data-tag]');
  await seen('.over');
  await gone('[data-tag]');
});

test('what a number is made of is read from its own row on', async () => {
  await end('foggy-scored', { size: [1280, 720] });
  await scoreSheet();
  const room = one('.status').getBoundingClientRect();
  let long = 0;
  for (const number of all('[data-box]')) {
    await press(number);
    await answered();
    const made = one('[data-part=made-of]').getBoundingClientRect();
    long += made.height > room.height ? 1 : 0;
    expect(number.getBoundingClientRect().top, number.ariaLabel!).toBeGreaterThanOrEqual(room.top);
    expect(made.top).toBeLessThan(room.bottom - 44);
  }
  expect(long).toBeGreaterThan(0); // not all of them fit
});

test.each([
  ['each has a line', 'maps-over'],
  ['all share one', 'beacon-scored'],
])('how scores rose: no number reaches the title, and flags stand at the lines of their own: %s', async (_, scene) => {
  const { table, now } = (await film<{ joined: Joined }>(scene)).joined;
  const seats = now!.scores.length;
  serve(`/api/tables/${table.table}/scores`, [0, 5, 20].map((points) => Array.from({ length: seats }, () => points)));
  await end(scene);
  await seen('[data-part=chart]');
  const title = one('figcaption').getBoundingClientRect();
  const numbers = all<SVGElement>('[data-part=chart] text').map((it) => it.getBoundingClientRect().top);
  expect(numbers).toHaveLength(2);
  for (const top of numbers) expect(top).toBeGreaterThanOrEqual(title.bottom);
  expect(count('[data-part=chart] > svg')).toBe(scene === 'maps-over' ? seats : 0);
});

test('where each has a board of their own, each can be enlarged', async () => {
  const { scores } = await end('maps-over', { size: PHONE });
  await seen('[data-part=boards]');
  expect(count('[data-board-of]')).toBe(scores.length);
  await press('[data-board-of=sheet-1]');
  await seen('[data-part=looked][data-board=sheet-1]');
});

test('after a tie it says which rule put one first, and what each had by it', async () => {
  const [line] = await score('dragons-scored');
  const update = line.heard.at(-1)!;
  if (update.type !== 'update' && update.type !== 'seats') throw new Error(update.type);
  const last = line.heard.findLast((it) => it.type === 'update')!;
  const tied = [0, 1].map((player) => ({ id: 'tie_missions', args: { player, count: 3 + player } }));
  const outcome: Outcome = { ...last.now.outcome!, tie_break: 'SDR-F7', tied };
  line.hear({ ...last, frames: [], now: { ...last.now, scores: [60, 60], outcome } });
  const told = text(await seen('[data-part=tie]'));
  expect(told).toContain('3\u00a0missions');
  expect(told).toContain('4\u00a0missions');
  expect(told).toContain('shared'); // the rule itself, in words; its code only on request
  expect(told).not.toContain('SDR-F7');
  expect(await seen('[data-part=tie] [data-clause=SDR-F7]')).toBeTruthy();
});

test.each(ENDS)('a number says what it is made of, a zero why, and no column moves: %s', async (scene) => {
  await end(scene, { size: scene === 'land-over' ? PHONE : WIDE });
  await scoreSheet();
  await seen('[data-part=score-sheet] [data-box]');
  const numbers = all('[data-part=score-sheet] [data-box]');
  const stand = (): number[][] => numbers.map((it) => [it.offsetLeft, it.offsetWidth]);
  const before = stand();
  let zeros = 0;
  let several: HTMLElement | null = null;
  for (const it of numbers.slice(0, 24)) {
    it.click();
    await answered();
    expect(text('[data-part=made-of]')).not.toBe('');
    expect(text('[data-part=made-of]')).not.toContain('Nothing was scored'); // each game says why
    expect(stand()).toEqual(before);
    const rules = texts('[data-part=made-of] [data-part=rule]');
    expect(rules).not.toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
    const lines = count('[data-part=made-of] .line');
    expect(lines > 0, text(it)).toBe(text(it) !== '0');
    zeros += lines === 0 ? 1 : 0;
    if (lines > 1) several = it;
  }
  if (scene !== 'beacon-scored') expect(zeros).toBeGreaterThan(0); // a shared result: there are no zeros
  await tidy(`${scene}, the score sheet`, true);
  if (several) {
    if (several.ariaExpanded === 'false') several.click();
    await answered();
    expect(count('[data-part=made-of] [aria-pressed=true]')).toBe(0);
    all('[data-part=made-of] .line')[0]!.click();
  } else if (!count('[data-part=made-of] .line')) all('[data-box]:not(.none)').at(-1)!.click();
  await answered();
  expect(count('[data-part=made-of] [aria-pressed=true]')).toBe(1);
});

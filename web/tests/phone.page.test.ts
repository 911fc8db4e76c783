/** What newcomers stumble over on a phone: what is said never lies over what is played. */

import { expect, onTestFinished, test, vi } from 'vitest';
import { cell, ghost, press, tap } from './hand';
import { all, count, gone, one, overlap, seen, still, text, texts, tidy, under, until } from './look';
import { answered, mine, PHONE, settled, sit, type Wish } from './open';

const OLIA: Wish = { size: PHONE, language: 'uk' };
const ACROSS: [number, number] = [740, 360];
const box = (selector: string): DOMRect => one(selector).getBoundingClientRect();

/** What is done after a while can be done now: the first that waits so long, in milliseconds. */
function clock(): { pass: (least: number) => void } {
  const waits = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  return {
    pass: (least) => {
      const due = waits.mock.calls.findLast(([, delay]) => (delay ?? 0) >= least && (delay ?? 0) < 20_000);
      if (!due) throw new Error(`nothing waits ${least} ms`);
      (due[0] as () => void)();
    },
  };
}

/** Where ✗ and ✓ stand. */
function buttons(): string {
  const [cancel, confirm] = ['cancel', 'confirm'].map((act) => box(`.chip [data-act=${act}]`));
  expect(cancel!.right <= confirm!.left || cancel!.bottom <= confirm!.top).toBe(true);
  return [cancel, confirm].map((it) => `${Math.round(it!.left)} ${Math.round(it!.top)}`).join();
}

test('a preview: three lines at an edge over no cell of the ghost, ✗ and ✓ in one place each there', async () => {
  await sit('placing', OLIA);
  await mine();
  const places: Record<string, Set<string>> = {};
  for (let nth = 0; nth < 5; nth += 1) {
    if (!count('.hand [data-value][aria-pressed=true]')) await press('.hand [data-value]');
    const cells = all('.boards [data-cell].can');
    await tap(cells[Math.floor((cells.length * nth) / 5)]!);
    await answered();
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn) await press('[data-tool=another], [data-tool=turn]');
      await seen('[data-part=brief]:not(.stale)');
      await still(cell(ghost()[0]!)); // the board has come closer
      await still(one('.chip'));
      const [board, chip] = [box('[data-part=board]'), box('.chip')];
      expect(chip.height).toBeLessThanOrEqual(board.height / 4);
      expect(chip.left).toBeGreaterThanOrEqual(0);
      expect(chip.right).toBeLessThanOrEqual(PHONE[0]);
      expect(chip.top).toBeGreaterThanOrEqual(board.top - 1);
      expect(chip.bottom).toBeLessThanOrEqual(board.bottom + 1);
      expect(count('[data-part=brief] > .line')).toBeLessThanOrEqual(3);
      expect(under(ghost().map((it) => `[data-cell='${it}'] > .hit`).join(), '.chip')).toBe(0);
      (places[chip.top > board.top + 20 ? 'low' : 'high'] ??= new Set()).add(buttons());
    }
    if (nth < 4) {
      await press('[data-act=cancel]');
      await gone('.chip');
    }
  }
  for (const [edge, found] of Object.entries(places)) expect([...found], edge).toHaveLength(1);
  await tidy('a preview');
});

test.each(['foggy-later', 'placing', 'dragons-middle', 'land-middle'])(
  'a preview in landscape: a narrow column at a side, over no cell of the ghost: %s',
  async (scene) => {
    await sit(scene, { ...OLIA, size: ACROSS });
    await mine();
    const sides = new Set<string>();
    for (const share of [0, 0.5, 1]) {
      if (!count('.hand [data-value][aria-pressed=true]')) await press('.hand [data-value]');
      const cells = all('.boards [data-cell].can').sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
      await tap(cells[Math.floor((cells.length - 1) * share)]!);
      await answered();
      await seen('[data-part=brief]:not(.stale)');
      await still(cell(ghost()[0]!));
      const [board, chip] = [box('[data-part=board]'), await still(one('.chip'))];
      expect(chip.width).toBeLessThanOrEqual(board.width / 4);
      expect(chip.top).toBeGreaterThanOrEqual(board.top - 1);
      expect(chip.bottom).toBeLessThanOrEqual(board.bottom + 1);
      expect(under(ghost().map((it) => `[data-cell='${it}'] > .hit`).join(), '.chip')).toBe(0);
      sides.add(`${chip.left > board.left + board.width / 2 ? 'right' : 'left'} ${buttons()}`);
      await press('[data-act=cancel]');
      await gone('.chip');
    }
    expect(sides.size).toBeLessThanOrEqual(2); // ✗ and ✓ have one place at each side
    await tidy('across');
  },
);

test.each([PHONE, ACROSS])('what a preview leaves out unfolds away from ✗ and ✓: %i × %i', async (...size) => {
  await sit('dragons-middle', { ...OLIA, size });
  await press('.hand [data-value]');
  await tap(cell('d6'));
  await seen('[data-part=brief]:not(.stale)');
  await still(one('.chip'));
  const before = buttons();
  await press('[data-act=more]');
  await seen('[data-part=outlook]');
  await still(one('.chip'));
  expect(buttons()).toBe(before);
  const [board, chip] = [box('[data-part=board]'), box('.chip')];
  expect(chip.top).toBeGreaterThanOrEqual(board.top - 1);
  expect(chip.right).toBeLessThanOrEqual(board.right + 1);
  await press('[data-act=less]');
  await gone('[data-part=outlook]');
});

test('the coach lies over no hand and no sheet, and a press puts it away for this turn', async () => {
  const line = await sit('foggy-island', { ...OLIA, fresh: true });
  await mine();
  await still(await seen('[data-part=coach]'));
  expect(under('.hand [data-value] > .hit, .offer [data-value] > .hit', '.coach')).toBe(0);
  await press('[data-tab=log]');
  await gone('.coach');
  await press('[data-tab=log]');
  await press(await seen('[data-part=coach]'));
  await gone('[data-part=coach]');
  await press(one('main [data-value]'));
  await until(() => line.plays.length > 0, 'a token chosen');
  await answered();
  await mine();
  await settled();
  expect(count('[data-part=coach]')).toBe(0); // it is the same turn
});

test('the coach leaves what was laid last in sight, and stays only as long as it takes to read', async () => {
  const { pass } = clock();
  await sit('beacon-middle', { ...OLIA, fresh: true });
  await mine();
  await still(await seen('[data-part=coach]'));
  await until(() => under('.boards [data-last]', '.coach') === 0, 'what was laid last in sight');
  expect(count('.boards [data-last]')).toBeGreaterThan(0);
  await tidy('the coach');
  pass(5000);
  await gone('[data-part=coach]');
});

test('what is done to me is told, and not for ever', async () => {
  const line = await sit('robbed', OLIA);
  const { pass } = clock();
  await line.elsewhere({ type: 'other', seat: 0, move: 'steal 1.1' });
  await answered();
  expect(text(await seen('[data-part=done-to-me]'))).not.toBe('');
  pass(4000);
  await gone('[data-part=done-to-me]');
});

test('what ends a first hand keeps its place, and how many are missing is in sight all the time', async () => {
  await sit('foggy-island', OLIA);
  await mine();
  const { left } = box('[data-act=ready]');
  for (const missing of [5, 4, 3, 2, 1]) {
    expect(box('[data-part=prompt]').height).toBeGreaterThan(0);
    expect(text('[data-part=prompt]').replaceAll('\u00a0', ' ')).toContain(missing === 5 ? 'п’ять' : ` ${missing}`);
    await press('.tray [data-value]', 'mouse', true);
    await answered();
    await mine();
    await until(() => Math.abs(box('[data-act=ready]').left - left) <= 1, 'the button where it was');
    await tidy(`${missing} tokens left`);
  }
});

test('numbers on cells are explained', async () => {
  await sit('land-middle', OLIA);
  await mine();
  expect(count('[data-turns]')).toBe(0);
  await press('.hand [data-value]');
  await seen('[data-turns]');
  expect(text('[data-part=about]')).toContain('Число на клітинці');
  await tidy('numbers');
});

test('the bar tells what each would have if all were scored now, in a later round as in the first', async () => {
  const line = await sit('foggy-later', { size: PHONE });
  const { standing, scores } = line.joined.now!;
  expect(standing).not.toEqual(scores);
  expect(scores[0]).not.toBe(0);
  expect(texts('.scores b').map((it) => Number(it.replace('−', '-')))).toEqual(standing!);
});

test('the end is told once, its sheet comes into sight, and only what still lies there is pointed at', async () => {
  const line = await sit('foggy-scored', { size: PHONE });
  await line.elsewhere({ type: 'next' });
  await seen('main[data-over=true] .over');
  expect(text('main').split('Game over')).toHaveLength(2);
  await press('[data-act=score]');
  const sheet = await seen('[data-part=score-sheet]');
  await until(() => sheet.getBoundingClientRect().top < box('.ending').top + box('.ending').height / 2, 'the sheet in sight');
  expect(box('header').top).toBe(0);
  const boxes = all('[data-box]').filter((it) => it.dataset['box']!.split(' ').length === 3);
  for (const [stage, marked] of [['0', false], ['3', true]] as const) {
    boxes.find((it) => it.dataset['box']!.endsWith(` ${stage}`))!.click();
    await seen('[data-part=made-of]');
    await answered();
    expect(count('[data-pointed]') > 0, stage).toBe(marked);
  }
});

test.each(['progress', 'standing'])('%s explains itself to a finger', async (part) => {
  await sit('cartographers', OLIA);
  await seen('[data-thing], [data-part=progress]'); // the cards are there
  await tap(`[data-part=${part}]`);
  await seen(`[data-part=card][data-cards=${part}]`);
  await tap('[data-act=close-card]');
  await gone('[data-part=card]');
});

test('to somebody alone the score says what will be taken off, from the start', async () => {
  const line = await sit('maps-alone', OLIA);
  const { standing, scores } = line.joined.now!;
  expect(standing![0]).toBeLessThan(scores[0]!);
  expect(text('.scores b')).toBe(String(standing![0]).replace('-', '−'));
  await tap('[data-part=standing]');
  const said = text(await seen('[data-part=card][data-cards=standing]'));
  expect(said).toContain('у вас');
  expect(said).toContain('віднімуть');
});

/** What is said while something happens is looked at when it is said. */
function watch(): { seen: Set<string>; hidden: string[] } {
  const found = { seen: new Set<string>(), hidden: [] as string[] };
  let on = true;
  const look = (): void => {
    for (const it of all('[data-part=another], [data-part=done-to-me], [data-tag=coins] > span')) {
      const name = it.dataset['part'] ?? 'coins';
      found.seen.add(name);
      for (const hit of all('.boards [data-cell] > .hit'))
        if (overlap(it.getBoundingClientRect(), hit.getBoundingClientRect(), 2))
          found.hidden.push(`${name} ${hit.parentElement!.dataset['cell']}`);
    }
    if (on) requestAnimationFrame(look);
  };
  look();
  onTestFinished(() => void (on = false));
  return found;
}

test.each([
  ['ambush', 'another', 0],
  ['season', 'coins', 0],
  ['maps-scored', 'coins', 3],
] as const)('nothing said hides a cell; from the second season on its sheet has the sum of all: %s', async (scene, said, sums) => {
  const line = await sit(scene, OLIA);
  const found = watch();
  await line.elsewhere({ type: 'next' });
  await answered();
  await until(() => found.seen.has(said), said);
  if (said === 'coins') {
    await seen('[data-part=tally]');
    expect(count('[data-part=total]')).toBe(sums);
    await press('[data-act=close-tally]');
    await gone('[data-tag]');
  }
  expect(found.hidden).toEqual([]);
});


test('a decision is read from its beginning, wherever the last one was scrolled to', async () => {
  const line = await sit('shapes', { ...OLIA, size: [360, 600] });
  await mine();
  const tray = one('.tray');
  const first = tray.scrollTop;
  await until(() => tray.scrollHeight > tray.clientHeight + 20, 'more than has room');
  tray.scrollTop = 1000;
  expect(tray.scrollTop).toBeGreaterThan(first + 10);
  const heard = line.heard.findLast((it) => it.type === 'joined' || it.type === 'update')!;
  const now = { ...heard.now!, n: heard.now!.n + 1, choices: { ...heard.now!.choices } };
  line.hear({ type: 'update', frames: [], areas: null, log: null, request: 0, now });
  await until(() => tray.scrollTop === first, 'the beginning');
});

test.each(['maps-middle', 'pinning'])(
  'a long question is there whole, in smaller letters: %s',
  async (scene) => {
    await sit(scene, OLIA);
    await mine();
    await seen('.told .dense');
    const prompt = one('[data-part=prompt]');
    await until(() => prompt.scrollHeight <= prompt.clientHeight + 8 && !count('[data-act=unfold]'), 'all of it');
    expect(parseFloat(getComputedStyle(prompt).fontSize)).toBeGreaterThanOrEqual(12);
    expect(box('[data-part=prompt]').bottom).toBeLessThanOrEqual(box('.status').bottom + 1);
  },
);

test.each(['uk', 'ru', 'en'] as const)('tools say what they do, and a finger that rests on one does nothing: %s', async (language) => {
  await sit('placing', { size: PHONE, language });
  await mine();
  await press('.hand [data-value]');
  await tap(cell('f8'));
  await answered();
  await until(() => ghost().length > 0, 'a ghost');
  for (const tool of all('[data-tool]')) {
    expect(text(tool).length).toBeGreaterThan(2);
    expect(parseFloat(getComputedStyle(tool).fontSize)).toBeGreaterThanOrEqual(12);
  }
  await tidy(language);
  const turn = one('[data-tool=turn]:enabled');
  const before = ghost().join();
  const click = (held: number): void => {
    const down = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
    const up = new PointerEvent('click', { bubbles: true, pointerType: 'touch' });
    Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + held });
    turn.dispatchEvent(down);
    turn.dispatchEvent(up);
  };
  click(900);
  await answered();
  expect(ghost().join()).toBe(before);
  click(90);
  await until(() => ghost().join() !== before, 'the ghost, turned');
});

test('a skill is decided on with what was drawn in sight, and those that can be used are marked', async () => {
  await sit('maps-skill', OLIA);
  await mine();
  await seen('.tray.raised');
  const last = await seen('.boards [data-last]');
  await until(() => box('.boards .board').top < box('.boards').top, 'the board, moved');
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(box('.tray').top);
  expect([count('.hand .offered'), count('.hand [data-value^=use-]')]).toEqual([2, 2]);
});

test('a board that has come closer has nothing written over its cells', async () => {
  await sit('placing', OLIA);
  await mine();
  await press('.hand [data-value]');
  await tap(cell('f8'));
  await answered();
  await seen('.boards .area.part');
  expect(texts('.boards .area > p')).toEqual([]);
});

/** Lessons: what is asked and said, on a phone as on a desk, and what lies on the table from beat to beat. */

import { expect, test, onTestFinished } from 'vitest';
import { keep } from '../src/common/settings.svelte';
import type { PrintedLesson } from '../src/line/protocol';
import { press, tap } from './hand';
import { all, count, gone, one, overlap, seen, still, text, texts, tidy, until } from './look';
import { hangUp, serve } from './line';
import { answered, board, GAMES, learn, mine, PHONE, resize, settled, sit, speak, visit, type Size } from './open';

const LESSON = '[data-part=lesson]';
const CONFIRM = '[data-act=confirm]:enabled';
const cellOf = (name: string): Element => one(`.boards [data-cell='${name}']`);

/** The beat, and what the last answer to it was. */
const state = (): string => `${one(LESSON).dataset['beat']} ${one(LESSON).dataset['answer']}`.trim();
const reach = (beat: string): Promise<true> => until(() => state() === beat, beat) as Promise<true>;

const printed = async (game: string, language: string): Promise<PrintedLesson> =>
  (await (await fetch(`/api/games/${game}/lesson/${language}`)).json()) as PrintedLesson;

test('on a phone: in three languages the upper half of the board stays in sight', async () => {
  await learn('cartographers', { size: PHONE });
  for (const language of ['uk', 'ru', 'en'] as const) {
    await speak(language);
    const { beats } = await printed('cartographers', language);
    await until(() => text(`${LESSON} h2`) === beats[0]!.title, `the lesson in ${language}`);
    await tidy(language);
    const board = one('[data-part=board]').getBoundingClientRect();
    const sheet = one(`${LESSON} .inside`).getBoundingClientRect();
    expect(sheet.top).toBeGreaterThanOrEqual(board.top + board.height / 2);
  }
  await press('[data-act=hint]');
  const [hint] = (await printed('cartographers', 'en')).beats[0]!.hint;
  expect(text('[data-part=answer] p')).toBe(hint!.spans.map((it) => it.text).join(''));
  await press('[data-act=try]');
  await gone(`${LESSON} .inside`);
  await tidy('trying');
  await tap(cellOf('e5'));
  await press(CONFIRM);
  await reach('shape worse');
  await tidy('a wrong answer');
  await press('[data-act=leave-lesson]');
  await seen('[data-game=cartographers]');
});

test('on a phone: what a season brought can be read by folding the reply, which stays', async () => {
  const line = await learn('cartographers', { size: PHONE });
  const { beats } = await printed('cartographers', 'en');
  for (const beat of beats) {
    await reach(beat.id);
    await line.elsewhere({ type: 'right' });
    await reach(`${beat.id} right`);
    await settled();
    if (beat !== beats.at(-1)) await press('[data-act=next]');
  }
  expect(count('[data-part=tally]')).toBe(0);
  await press('[data-act=lesson]');
  await seen('[data-part=tally]');
  expect(count(`${LESSON} .inside`)).toBe(0);
  await press('[data-act=lesson]');
  await gone('[data-part=tally]');
  await seen('[data-act=next]');
});

const TALL: Size = [390, 844];

test.each(GAMES)('on a phone the hand is seen above the sheet, and so is what is pointed at: %s', async (game) => {
  const line = await learn(game, { size: TALL, language: 'uk' });
  const { beats } = await printed(game, 'uk');
  for (const beat of beats) {
    await reach(beat.id);
    for (const size of [TALL, PHONE]) {
      await resize(size);
      await settled();
      const sheet = (): number => one(`${LESSON} .inside`).getBoundingClientRect().top;
      const hand = (): DOMRect => one('[data-part=hand] .part').getBoundingClientRect();
      await until(() => sheet() - hand().top > 80, `the hand: ${beat.id}`);
      expect(hand().top).toBeGreaterThan(board().top + board().height / 3);
    }
    await press('[data-act=hint]');
    await settled();
    const pointed = (): DOMRect[] => all('.boards [data-pointed]').map((it) => it.getBoundingClientRect());
    expect(pointed().length > 0).toBe((beat.marks ?? []).length > 0);
    await until(() => pointed().every(({ bottom }) => bottom <= one('.tray').getBoundingClientRect().top), 'where to look');
    await line.elsewhere({ type: 'right' });
    await reach(`${beat.id} right`);
    await press(await seen('[data-act=next]'));
  }
});

test('after a lost line the same beat goes on', async () => {
  const line = await learn('cartographers');
  await line.elsewhere({ type: 'right' });
  await press(await seen('[data-act=next]'));
  await reach('coin');
  const before = line.sent.length;
  dispatchEvent(new Event('offline'));
  await until(() => line.sent.slice(before).some((it) => it.type === 'learn' && it.beat === 1), 'the same beat again');
  await answered();
  expect(state()).toBe('coin');
  await line.elsewhere({ type: 'right' });
  await reach('coin right');
});

test('the book leads to the lesson', async () => {
  await visit('/rules/cartographers', { fresh: true });
  expect(((await seen('main [data-act=learn]')) as HTMLAnchorElement).pathname).toBe('/learn/cartographers');
});

test('a first table leads to the lesson', async () => {
  await sit('cartographers', { fresh: true });
  await mine();
  expect(((await seen('[data-act=learn]')) as HTMLAnchorElement).pathname).toBe('/learn/cartographers');
});

test('where there is no lesson that is said', async () => {
  const reason = { id: 'page_no_such_page' };
  hangUp('lessons/chess', reason);
  serve('/api/games/chess/lesson/en', { reason }, 404);
  await visit('/learn/chess');
  await until(() => texts('main.message h2').join() === 'There is nothing here.', 'why not');
  expect(count(LESSON)).toBe(0);
});

test('an answer of several moves: a wrong step in between is said, and the right ones end it', async () => {
  const line = await learn('beacon-patrol');
  const { beats } = await printed('beacon-patrol', 'en');
  for (const beat of beats.slice(0, 3)) {
    await reach(beat.id);
    await line.elsewhere({ type: 'right' });
    await reach(`${beat.id} right`);
    await press('[data-act=next]');
  }
  await reach('land');
  await press(cellOf('1,1'));
  await reach('land other');
  await press(cellOf('2,-1')); // both steps of the way
  await until(() => line.plays.slice(-2).join() === '>n,>e', 'the way round');
  await mine();
  await press(one('.hand [data-value]'));
  await press(cellOf('2,0'));
  await reach('land right');
  await tidy('land');
});

test('what was right before is no answer to the next beat, and what was drawn is gone, which is said', async () => {
  const line = await learn('foggy-island');
  await press(one('.hand [data-value]')); // a wolf
  await press(cellOf('a3'));
  await answered();
  if (count(CONFIRM)) await press(CONFIRM);
  await reach('line right');
  await press('[data-act=next]');
  await seen('[data-beat=crossing] [data-part=fresh]');
  await settled();
  expect(state()).toBe('crossing');
  expect(line.plays).toHaveLength(1);
});

test('the first dragon is placed in two clicks, and each table asks its own question', async () => {
  await learn('sea-dragons', { size: PHONE });
  const asked = text('[data-part=prompt]');
  await press('[data-act=try]');
  await press(one('.hand [data-value]'));
  await press(cellOf('g4'));
  await reach('island right');
  await until(() => text('[data-part=prompt]') !== asked, 'another question');
  await press('[data-act=next]');
  await until(() => text('[data-part=prompt]') === asked, 'the first question again');
});

test.each(['cartographers', 'foggy-island'])('no line is cut in two, and in the end nobody is asked: %s', async (game) => {
  const line = await learn(game, { size: PHONE, language: 'uk' });
  const { beats } = await printed(game, 'uk');
  const alone = { chairs: [{ who: 'me', bot: '', name: '' }], options: {}, drawn: false };
  keep('set-up.cartographers', JSON.stringify(alone)); // how one of the two was last played
  onTestFinished(() => keep('set-up.cartographers', null));
  let fresh = 0;
  for (const [at, beat] of beats.entries()) {
    await reach(beat.id);
    await settled();
    const words = one(`${LESSON} .words`);
    await still(words);
    fresh += count('[data-part=fresh]');
    if (at === 0) expect(fresh).toBe(0);
    expect(overlap(words.getBoundingClientRect(), one(`${LESSON} .buttons`).getBoundingClientRect())).toBe(false);
    expect(words.scrollHeight > words.clientHeight + 2 && !words.matches('.more')).toBe(false);
    await tidy(beat.id);
    await line.elsewhere({ type: 'right' });
    await seen(`${LESSON}[data-answer=right]`);
    await settled();
    // Nothing is asked or laid over the reply until it has been read.
    await seen('[data-act=next]');
    await until(() => text('[data-part=prompt]').includes('«Далі»'), 'nothing that is asked');
    expect(count('main[data-mine=true], .boards .can, [data-part=tally]')).toBe(0);
    await press('[data-act=next]');
  }
  await seen('[data-beat=over]');
  expect(fresh).toBeGreaterThan(0);
  expect(count('main[data-mine=true], .boards .can, [data-part=tally]')).toBe(0);
  expect(texts('[data-part=turn]')[0]).not.toContain('хід');
  expect(text('[data-part=prompt]')).toBe(text(`${LESSON} h2`)); // nor is there anything to press
  await seen('[data-act=play-now]:enabled');
  expect(all('[data-act=play-now]')).toHaveLength(1);
  const last = game === 'cartographers' ? ['Як минулого разу: Наодинці'] : [];
  expect(texts('[data-act=last-time]')).toEqual(last);
});

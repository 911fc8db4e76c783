import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../choosing/choose';
import type { Area, Event, Joined, Now, Taught, ToPage } from '../line/protocol';
import { stubBrowser, wire } from '../testing/wire';
import { Lesson } from './lesson.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../telling/scoring.svelte', () => import('../testing/no-scoring'));

const board = (...symbols: string[]): Area => ({
  key: 'board',
  role: 'board',
  title: { id: 'area_board' },
  box: [0, 0, 96, 48],
  sprites: symbols.map((symbol, x) => ({ key: `${x}`, symbol, x, y: 0 })),
});
const now = (n: number): Now =>
  ({
    n,
    choices: { roots: [{ facet: 'option', branches: ['a', 'b'].map((move) => ({ value: move, move })) }] },
    to_move: [0],
    prompt: { id: 'play' },
    outcome: null,
  }) as unknown as Now;
const joined = (request: number, areas: Area[], n = 1): Joined => ({
  type: 'joined',
  table: { table: '', seats: [], state: 'playing' } as unknown as Joined['table'],
  seat: 0,
  areas,
  log: [],
  now: now(n),
  request,
});
const taught = (beat: number, answer: Taught['answer'], request: number): Taught => ({
  type: 'taught',
  beat,
  answer,
  worse: '',
  request,
});
const update = (n: number, request: number): ToPage => ({
  type: 'update',
  frames: [{ event: { what: 'moved', seat: 0 } as Event, patches: [] }],
  now: now(n),
  areas: null,
  log: null,
  request,
});

let lesson: Lesson;
/** Our number for the last thing that was said. */
const request = (): number => wire().sent.at(-1)!.request!;
/** The table lays out what was asked for last. */
const layOut = (areas = [board('x')]): void => {
  const { beat = 0 } = wire().sent.at(-1)!;
  wire().say(joined(request(), areas));
  wire().say(taught(beat, 'asked', request()));
};
const answer = (move: string): number => {
  choose(lesson.table.choosing, 'option', move);
  return request();
};
const right = (beat: number, request: number, n = 2): void => {
  wire().say(update(n, request));
  wire().say(taught(beat, 'right', request));
};

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  lesson = new Lesson('cartographers');
  wire().open();
});
afterEach(() => {
  lesson.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a beat', () => {
  it('is asked, and the reply to an answer is heard', () => {
    expect(wire().sent).toEqual([{ type: 'learn', beat: 0, request: expect.any(Number) as number }]);
    layOut();
    expect([lesson.at, lesson.taught]).toEqual([0, null]);
    right(0, answer('a'));
    expect([lesson.done, lesson.table.busy]).toEqual([true, false]);
  });

  it('goes on after an answer that is not right', () => {
    layOut();
    const first = answer('a');
    expect(lesson.table.busy).toBe(true);
    wire().say(taught(0, 'worse', first));
    expect([lesson.taught?.answer, lesson.table.busy, lesson.done]).toEqual(['worse', false, false]);
    lesson.table.pointed = ['where to look'];
    right(0, answer('b'));
    expect([lesson.done, lesson.table.pointed]).toEqual([true, []]);
  });

  it('appears together with its table, never before it', () => {
    layOut();
    right(0, answer('a'));
    lesson.turnTo(1);
    expect([lesson.at, lesson.done]).toEqual([0, true]);
    layOut([board('x', 'y')]);
    expect([lesson.at, lesson.taught, lesson.afresh]).toEqual([1, null, false]);
  });

  it('is gone on with after a reload, until the lesson is over', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const again = (): Lesson => {
      lesson.close();
      const fresh = (lesson = new Lesson('cartographers'));
      wire().open();
      return fresh;
    };
    layOut();
    lesson.turnTo(2);
    layOut();
    expect(again().at).toBe(2);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'learn', beat: 2 });
    layOut();
    expect(lesson.at).toBe(2);
    lesson.end();
    expect(again().at).toBe(0);
    kept.set('isolario.lesson.cartographers', '99');
    expect(again().at).toBe(99); // there is no such beat: nothing is laid out
    expect(again().at).toBe(0);
  });

  it('says so when the table is not the one before', () => {
    layOut();
    lesson.turnTo(1);
    layOut([board('z')]);
    expect(lesson.afresh).toBe(true);
  });

  it('takes no answer that was given to the one before', () => {
    layOut();
    const late = answer('a');
    lesson.turnTo(1);
    right(0, late); // it was on its way already
    wire().say(taught(1, 'worse', late));
    layOut();
    expect([lesson.at, lesson.taught, lesson.table.now?.n]).toEqual([1, null, 1]);
    expect(lesson.table.busy).toBe(false);
    right(1, answer('b'));
    expect(lesson.done).toBe(true);
  });

  it('takes none that was given to the same beat before it was laid out again', () => {
    layOut();
    const late = answer('a');
    lesson.turnTo(1);
    lesson.turnTo(0);
    wire().say(taught(0, 'right', late));
    wire().say(joined(request() - 1, [board('y')])); // the other beat, which is no longer wanted
    wire().say(taught(1, 'asked', request() - 1));
    expect([lesson.taught, lesson.at]).toEqual([null, 0]);
    expect(lesson.table.areas[0]?.sprites?.[0]?.symbol).toBe('x');
    layOut();
    expect([lesson.taught, lesson.at, lesson.table.areas[0]?.sprites?.[0]?.symbol]).toEqual([null, 0, 'x']);
  });
});

describe('after a lost line', () => {
  it('the same beat is laid out, and the reply to it still holds', () => {
    layOut();
    wire().say(taught(0, 'worse', answer('a')));
    wire().close();
    expect(lesson.connection.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wire().sent).toMatchObject([{ type: 'learn', beat: 0 }]);
    layOut();
    expect([lesson.taught?.answer, lesson.connection.link]).toEqual(['worse', 'open']);
  });
});

describe('the end', () => {
  it('leaves nothing to decide, and nothing more is heard', () => {
    layOut();
    lesson.end();
    expect([lesson.table.now?.to_move, lesson.table.choosing.all]).toEqual([[], []]);
    right(0, 1);
    expect(lesson.taught).toBeNull();
  });
});

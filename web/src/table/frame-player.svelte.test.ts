import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, Frame, Now } from '../line/protocol';
import { FramePlayer, PAUSE } from './frame-player.svelte';

/** A screen that notes what was shown, and when. */
class Screen {
  readonly shown: string[] = [];
  still = false;
  /** How long the next scoring is shown. */
  told = 0;
  skipped = 0;
  readonly player = new FramePlayer({
    put: ({ event }) => {
      this.shown.push(event.what);
      this.player.announce(event);
    },
    reach: ({ n }, last) => this.shown.push(last ? `(${n})` : `${n}`),
    still: () => this.still,
    whose: (seat) => (seat === 0 ? 'mine' : seat === 1 ? 'other' : 'bot'),
    score: (waiting) => {
      const told = waiting.length > 0 ? this.told : 0;
      if (told) this.shown.push(`score ${waiting.shift()!.frame.event.what}`);
      return told;
    },
    skip: () => (this.skipped += 1),
  });

  show(n: number, ...events: Partial<Event>[]): void {
    const frames = events.map((event): Frame => ({ event: { what: '', ...event } as Event, patches: [] }));
    this.player.show(frames, { n } as Now);
  }
}

const mine = (what: string): Partial<Event> => ({ what, seat: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what happens', () => {
  it('is shown one by one, at a pace that depends on who did it', () => {
    const screen = new Screen();
    screen.show(2, mine('a'), { what: 'b', seat: 1 }, { what: 'c', seat: 2 }, { what: 'd' });
    expect([screen.shown, screen.player.showing]).toEqual([['a'], true]);
    vi.advanceTimersByTime(PAUSE.mine);
    expect(screen.shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(PAUSE.other - 1);
    expect(screen.shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(screen.shown).toEqual(['a', 'b', 'c']);
    expect(screen.player.flash?.event.what).toBe('c');
    vi.advanceTimersByTime(PAUSE.bot);
    expect([screen.shown, screen.player.showing]).toEqual([['a', 'b', 'c', 'd', '(2)'], false]);
  });

  it('ends with where the game stands, once, and only when nothing is waiting', () => {
    const screen = new Screen();
    screen.show(2, mine('a'), mine('b'));
    screen.show(3, mine('c'));
    screen.show(4); // nothing to be seen
    vi.runAllTimers();
    expect(screen.shown).toEqual(['a', 'b', '2', 'c', '(4)']);
    screen.show(5);
    expect(screen.shown.at(-1)).toBe('(5)');
  });

  it('is shown faster when much is waiting, except what is turned up or scored', () => {
    const screen = new Screen();
    const bot = { what: 'x', seat: 2 };
    screen.show(2, ...Array.from({ length: 6 }, () => bot), { what: 'up', reveals: true, cells: ['a'] });
    vi.advanceTimersByTime(PAUSE.bot / 4);
    expect(screen.shown).toHaveLength(2);
    const slow = new Screen();
    slow.show(2, bot, bot);
    vi.advanceTimersByTime(PAUSE.bot / 4);
    expect(slow.shown).toHaveLength(1);
    const points = new Screen();
    points.show(2, { what: '+', seat: 2, points: 2, cells: ['a'] }, ...Array.from({ length: 6 }, () => bot));
    vi.advanceTimersByTime(PAUSE.score - 1);
    expect(points.shown).toEqual(['+']);
    vi.advanceTimersByTime(1);
    expect(points.shown).toEqual(['+', 'x']);
  });

  it('is shown at once where nobody is looking', () => {
    const screen = new Screen();
    screen.still = true;
    screen.show(2, mine('a'), mine('b'));
    expect([screen.shown, screen.player.showing]).toEqual([['a', 'b', '(2)'], false]);
  });
});

describe('somebody who has seen enough', () => {
  it('sees the rest at once, and is breathless for a moment', () => {
    const screen = new Screen();
    screen.show(2, mine('a'), mine('b'), mine('c'));
    expect(screen.player.breathless).toBe(false);
    screen.player.hurry();
    expect(screen.shown).toEqual(['a', 'b', 'c', '(2)']);
    expect([screen.player.showing, screen.player.breathless]).toEqual([false, true]);
    vi.runAllTimers();
    expect(screen.shown).toHaveLength(4); // nothing comes twice
    vi.advanceTimersByTime(400);
    expect(screen.player.breathless).toBe(false);
  });
});

describe('everything sent afresh', () => {
  it('is not followed by what was waiting', () => {
    const screen = new Screen();
    screen.show(2, mine('a'), mine('b'));
    screen.player.stop();
    vi.runAllTimers();
    expect([screen.shown, screen.player.showing, screen.player.flash]).toEqual([['a'], false, null]);
    screen.show(7, mine('z'));
    expect(screen.shown).toEqual(['a', 'z', '(7)']);
  });
});

describe('points that are told source by source', () => {
  it('hold up the rest while they are told', () => {
    const screen = new Screen();
    screen.told = 900;
    screen.show(2, mine('spring'), mine('a'));
    expect([screen.shown, screen.player.counting, screen.player.showing]).toEqual([
      ['score spring'],
      true,
      true,
    ]);
    screen.told = 0;
    vi.advanceTimersByTime(900);
    expect([screen.shown, screen.player.counting]).toEqual([['score spring', 'a', '(2)'], false]);
  });

  it('are skipped by somebody in a hurry', () => {
    const screen = new Screen();
    screen.told = 900;
    screen.show(2, mine('spring'), mine('a'));
    screen.player.hurry();
    expect([screen.player.counting, screen.skipped, screen.shown.at(-1)]).toEqual([false, 1, '(2)']);
  });

  it('stay in sight before the next move is shown', () => {
    const screen = new Screen();
    screen.show(2, { what: '+', seat: 0, points: 3, cells: ['a'] });
    expect([screen.shown, screen.player.showing]).toEqual([['+', '(2)'], false]);
    screen.show(3, mine('next'));
    expect(screen.shown).toEqual(['+', '(2)']);
    vi.advanceTimersByTime(PAUSE.score);
    expect(screen.shown).toEqual(['+', '(2)', 'next', '(3)']);
  });
});

import { describe, expect, it } from 'vitest';
import { lastChanged } from './last-changed';
import type { Event } from '../line/protocol';

const event = (what: string, seat: number | null, ...cells: string[]): Event => ({
  what,
  ...(seat !== null && { seat }),
  cells,
});
const marks = (mine: number | null, ...log: Event[]): Record<string, string> =>
  Object.fromEntries(lastChanged(log, mine));

describe('what changed last', () => {
  it('is one move, however many lines it takes to tell', () => {
    const log = [
      event('placed', 1, 'a', 'b', 'c'),
      event('found', 1, 'a'),
      event('sunk', 1, 'c'),
      event('paid', 0, 'a', 'b', 'c'),
    ];
    expect(marks(0, ...log)).toEqual({ a: 'last', b: 'last', c: 'last' });
    expect(marks(0, event('placed', 1, 'z'), ...log.slice(0, 3))).toEqual({
      a: 'last',
      b: 'last',
      c: 'last',
      z: 'recent',
    });
  });

  it('is not mixed with what was before', () => {
    expect(marks(0, event('laid', 0, 'a'), event('laid', 1, 'b'))).toEqual({ b: 'last' });
    expect(marks(1, event('laid', 0, 'a'), event('laid', 1, 'b'))).toEqual({ b: 'last' });
    expect(marks(null, event('laid', 0, 'a'), event('laid', 1, 'b'))).toEqual({ b: 'last' });
  });

  it('is kept while cards are turned, and goes with the board', () => {
    const turned: Event = { what: 'turned', chance: true };
    expect(marks(0, event('laid', 1, 'b'), turned)).toEqual({ b: 'last' });
    expect(marks(0, event('laid', 1, 'b'), { what: 'round_ends' })).toEqual({});
  });
});

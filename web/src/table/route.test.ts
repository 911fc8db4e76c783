import { describe, expect, it } from 'vitest';
import type { Event, Now, Update } from '../line/protocol';
import { follows, offers } from './route';

const now: Now = {
  n: 8,
  to_move: [0],
  ready: [],
  scores: [0, 0],
  outcome: null,
  prompt: { id: 'sail' },
  steps: [],
  progress: { short: { id: 'round' }, words: { id: 'round' }, done: 1, of: 2 },
  choices: {
    sets: [['b1', 'b2']],
    roots: [
      {
        facet: 'option',
        branches: [
          { value: 'end', move: 'end' },
          {
            value: 'go',
            then: { facet: 'piece', branches: [{ value: 's', places: { cells: 0, move: '>{}' } }] },
          },
        ],
      },
    ],
  },
  standing: null,
  no_undo: null,
  secrets: false,
  together: false,
  coach: null,
  unit: 'count_points',
  unscored: [],
};
const update = (seats: (number | null)[], more: Partial<Update> = {}): Update => ({
  type: 'update',
  frames: seats.map((seat) => ({ event: { what: 'sailed', seat } as Event, patches: [] })),
  now,
  areas: null,
  log: null,
  request: 0,
  ...more,
});

describe('a route', () => {
  it('goes on after a step of its own', () => {
    expect(follows(update([0]), 0)).toBe(true);
    expect(follows(update([null, 0]), 0)).toBe(true);
  });

  it('stops when anything else has happened', () => {
    expect(follows(update([1]), 0)).toBe(false);
    expect(follows(update([0, 1]), 0)).toBe(false);
    expect(follows(update([]), 0)).toBe(false);
    expect(follows(update([0], { areas: [] }), 0)).toBe(false);
  });

  it('stops when its next step cannot be made', () => {
    expect(offers(now, '>b2')).toBe(true);
    expect(offers(now, 'end')).toBe(true);
    expect(offers(now, '>c3')).toBe(false);
    expect(offers({ ...now, choices: {} }, 'end')).toBe(false);
  });
});

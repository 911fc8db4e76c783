import { describe, expect, it } from 'vitest';
import { momentOf } from './moment';
import type { Event, Moment } from '../line/protocol';

const film = (...told: Event[][]): { log: Event[]; moments: Moment[] } => ({
  log: [{ what: 'dealt' }],
  moments: told.map((events, at) => ({
    move: at + 1,
    now: {} as Moment['now'],
    frames: events.map((event) => ({ event, patches: [] })),
  })),
});

describe('the moment of a line', () => {
  it('is the first by which it has been told', () => {
    const [laid, area] = [{ what: 'laid' }, { what: 'area', points: 2 }];
    const seen = film([laid], [], [laid, area]);
    expect([0, 1, 2, 3].map((line) => momentOf(seen, line))).toEqual([0, 1, 3, 3]);
  });

  it('does not count drafts', () => {
    const seen = film([{ what: 'ready', draft: true }], [{ what: 'season_ends' }]);
    expect(momentOf(seen, 1)).toBe(2);
  });
});

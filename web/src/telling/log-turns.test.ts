import { describe, expect, it } from 'vitest';
import { logTurns } from './log-turns';
import type { Event } from '../line/protocol';

const told = (what: string, seat: number | null, turn: number, more: Partial<Event> = {}): Event => ({
  what,
  turn,
  ...(seat !== null && { seat, whose: seat }),
  ...more,
});
const read = (log: Event[]): string[] =>
  logTurns(log).map(({ lead, rest }) => [lead.what, ...rest.map(({ what }) => what)].join(' '));

describe('a story', () => {
  it('has a line for each turn: its first action, and the rest', () => {
    const log = [
      told('turn_begins', 0, 1),
      told('drawn', 0, 1, { chance: true, facts: { tile: 'A' } }),
      told('placed', 0, 1, { cells: ['board/a1'] }),
      told('area', 0, 1, { cells: ['board/a1'], points: 2 }),
      told('opened', null, 1, { whose: 0, chance: true, facts: { card: 'B' } }),
      told('turn_begins', 1, 2),
      told('passed', 1, 2, { facts: { gold: 2 } }),
    ];
    expect(read(log)).toEqual(['placed drawn area opened', 'passed']);
  });

  it('puts what everybody decides under what they respond to, and leaves drafts out', () => {
    const log = [
      told('edict', null, 0, { chance: true }),
      told('card', null, 0, { chance: true }),
      told('drafted', 0, 1, { draft: true, whose: undefined as never }),
      told('ready', 1, 1, { draft: true, whose: undefined as never }),
      { what: 'drawn', seat: 0, turn: 1, cells: ['sheet-0/a1'] },
      { what: 'drawn', seat: 1, turn: 1, cells: ['sheet-1/a1'] },
      told('card', null, 1, { chance: true }),
    ];
    expect(read(log)).toEqual(['edict', 'card drawn drawn', 'card']);
  });

  it('tells the end of a season with its points', () => {
    const log = [
      { what: 'drawn', seat: 0, turn: 1, cells: ['sheet-0/a1'] },
      { what: 'edict', seat: 0, turn: 1, points: 3, cells: ['sheet-0/a1'] },
      { what: 'coins', seat: 1, turn: 1, points: 1 },
      { what: 'season_ends', turn: 1 },
      told('season_begins', null, 1, { chance: true }),
    ];
    expect(read(log)).toEqual(['drawn', 'season_ends edict coins', 'season_begins']);
  });

  it('leaves the points of the last turn with that turn', () => {
    const last = [
      told('placed', 1, 9, { cells: ['board/a1'] }),
      told('area', 1, 9, { cells: ['board/a1'], points: 2 }),
    ];
    const route = { what: 'route', seat: 0, turn: 9, points: 16, cells: ['board/b1'] };
    const over = { what: 'game_ends', turn: 9 };
    expect(read([...last, route, over])).toEqual(['placed area', 'game_ends route']);
    expect(read([...last, over])).toEqual(['placed area', 'game_ends']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Event } from '../line/protocol';
import { byRule, bySource, courses, lasts, scoreSheets, sidesOf } from './score-sheet';

const scored = (seat: number | null, points: number, source: string, stage = ''): Event => ({
  what: 'scored',
  ...(seat !== null && { seat }),
  points,
  source: { id: source },
  ...(stage && { stage: { id: stage } }),
});

describe('the score sheet', () => {
  it('has a column for each player where a game has no stages', () => {
    const log = [scored(0, 3, 'areas'), scored(1, 2, 'areas'), scored(0, 1, 'marks')];
    const sides = sidesOf(2, [], log);
    const [sheet, ...others] = scoreSheets(log, sides);
    expect(others).toEqual([]);
    expect(sheet!.rows.map(({ boxes }) => boxes.map(({ points }) => points))).toEqual([
      [3, 2],
      [1, 0],
    ]);
    expect(sheet!.sums.map(({ points }) => points)).toEqual([4, 2]);
  });

  it('is a table of its own for each player where a game is scored in stages', () => {
    const log = [
      scored(0, 4, 'coins', 'spring'),
      scored(1, 1, 'coins', 'spring'),
      scored(0, -2, 'monsters', 'summer'),
    ];
    const sheets = scoreSheets(log, sidesOf(2, [], log));
    expect(sheets.map(({ total }) => total)).toEqual([2, 1]);
    expect(sheets[0]!.columns).toEqual([{ id: 'spring' }, { id: 'summer' }]);
    expect(sheets[0]!.sums.map(({ points }) => points)).toEqual([4, -2]);
  });

  it('says why a number is a zero, where the game says so', () => {
    const log = [scored(0, 3, 'areas'), scored(1, 2, 'marks'), scored(0, 1, 'coins')];
    const none = (what: string, source: string, seat?: number): Event => ({
      what,
      source: { id: source },
      ...(seat !== undefined && { seat }),
    });
    const reasons = [none('a', 'areas', 0), none('b', 'areas', 1), none('c', 'marks')];
    const [sheet] = scoreSheets(log, sidesOf(2, [], log), reasons);
    const zeros = sheet!.rows.flatMap(({ boxes }) => boxes.filter(({ points }) => points === 0));
    expect(zeros.map(({ events }) => events.map(({ what }) => what))).toEqual([['b'], ['c'], []]);

    const staged = [scored(0, 3, 'edict', 'spring'), scored(0, 2, 'edict', 'autumn')];
    staged.push(scored(0, 2, 'coins', 'summer'));
    const late = { ...none('late', 'edict'), stage: { id: 'summer' } };
    const never = { ...none('never', 'edict'), stage: { id: 'spring' } };
    const [row] = scoreSheets(staged, sidesOf(1, [], staged), [never, late])[0]!.rows;
    expect(row!.boxes.map(({ events }) => events[0]?.what)).toEqual(['scored', 'scored', 'late']);
  });

  it('has a row for what is scored at set stages, even if it never gave anything', () => {
    const log = [scored(0, 3, 'coins', 'spring'), scored(0, 2, 'coins', 'summer')];
    const empty = ['spring', 'summer'].map(
      (stage): Event => ({ what: `none in ${stage}`, source: { id: 'edict' }, stage: { id: stage } }),
    );
    const [sheet] = scoreSheets(log, sidesOf(1, [], log), [...empty, { what: 'no', source: { id: 'luck' } }]);
    expect(sheet!.rows.map(({ source, sum }) => [source.id, sum.points])).toEqual([['edict', 0], ['coins', 5]]);
    expect(sheet!.rows[0]!.boxes.map(({ events }) => events[0]?.what)).toEqual([
      'none in spring',
      'none in summer',
    ]);
  });

  it("has its rows in the game's order", () => {
    const log = ['coins', 'c', 'a', 'new'].map((source) => scored(0, 1, source));
    const listed = ['a', 'b', 'c', 'coins'].map((id): Event => ({ what: 'none', source: { id } }));
    const [sheet] = scoreSheets(log, sidesOf(1, [], log), listed);
    expect(sheet!.rows.map(({ source }) => source.id)).toEqual(['a', 'c', 'coins', 'new']);
  });

  it('quotes a rule once for all lines that rest on it', () => {
    const line = (what: string, clause: string): Event => ({ what, clause });
    const lines = [line('a', 'L1'), line('b', 'L2'), line('c', 'L1')];
    const told = byRule(lines).map((group) => group.map(({ what }) => what).join(''));
    expect(told).toEqual(['ac', 'b']);
  });

  it('has lines of 3 before those of 4, whatever was scored first', () => {
    const line = (length: number): Event => ({
      ...scored(0, 1, 'lines'),
      source: { id: 'lines', args: { length } },
    });
    const log = [line(4), scored(0, 2, 'hires'), line(10), line(3)];
    const [sheet] = scoreSheets(log, sidesOf(2, [], log));
    const rows = sheet!.rows.map(({ source }) => source.args?.['length'] ?? source.id);
    expect(rows).toEqual([3, 4, 10, 'hires']);
    expect(bySource(log).map(({ source }) => source.args?.['length'] ?? source.id)).toEqual(rows);
  });

  it('knows which cells still show what was scored on them', () => {
    const first = { ...scored(0, 3, 'lines', 'one'), cells: ['a1', 'a2'] };
    const other = { ...scored(0, 3, 'lines', 'one'), cells: ['c1', 'c2'] };
    const second = { ...scored(1, 3, 'lines', 'two'), cells: ['a1', 'b1'] };
    const log: Event[] = [first, other, { what: 'laid', seat: 1, cells: ['a1'] }, second];
    expect(log.filter(({ points }) => points).map((event) => lasts(event, log))).toEqual([
      false,
      true,
      true,
    ]);
    expect(lasts(first, [first, log[2]!])).toBe(true);
  });

  it('knows teams, and those who earn everything together', () => {
    const team = [scored(0, 3, 'lines'), scored(2, 2, 'lines')];
    expect(sidesOf(4, [[0, 2], [1, 3]], team)).toEqual([[0, 2], [1, 3]]);
    expect(scoreSheets(team, sidesOf(4, [[0, 2], [1, 3]], team))[0]!.sums[0]!.points).toBe(5);
    const together = [scored(null, 3, 'tiles')];
    expect(sidesOf(3, [[0, 1, 2]], together)).toEqual([[0, 1, 2]]);
    expect(scoreSheets(together, sidesOf(3, [], together))[0]!.total).toBe(3);
  });

  it('draws how the scores rose', () => {
    const totals = [[0, 0, 1], [3, 0, 1], [3, 2, 1]];
    expect(courses(totals, [[0], [1]])).toEqual([[0, 3, 3], [0, 0, 2]]);
    expect(courses(totals, [[2, 0]])).toEqual([[1, 1, 1]]);
  });
});

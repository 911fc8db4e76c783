import { describe, expect, it } from 'vitest';
import { dayWords, monthBeside, weekdays, weeksOf } from './days';

describe('days', () => {
  it('lie in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.length).toBe(6);
    expect(weeks[0]!.at(-1)).toBe('2026-11-01');
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02').flat().filter(Boolean).length).toBe(28);
  });

  it('are those of Greenwich, whatever the clock here says', () => {
    expect(dayWords('2026-11-19', 'en')).toBe('Thursday, 19 November 2026'.replace(', ', ', '));
    expect(dayWords('2026-11-19', 'uk', true)).toBe('19 листопада');
    expect(weekdays('ru', 'long')[0]).toBe('понедельник');
  });

  it('have months beside theirs, over the end of a year', () => {
    expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

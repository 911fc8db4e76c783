import { describe, expect, it, vi } from 'vitest';
import { ago } from './my-tables';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));

describe('how long ago', () => {
  it.each([
    [0, 'en', 'now'],
    [59, 'uk', 'зараз'],
    [60, 'en', '1 minute ago'],
    [7200, 'uk', '2 години тому'],
    [86_400, 'ru', 'вчера'],
    [5 * 86_400, 'ru', '5 дней назад'],
    [400 * 86_400, 'en', 'last year'],
  ] as const)('%i seconds, in %s: %s', (seconds, language, said) => {
    expect(ago(seconds, language)).toBe(said);
  });
});

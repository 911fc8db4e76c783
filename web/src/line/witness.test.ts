import { beforeEach, expect, it, vi } from 'vitest';
import type { TableCard } from './protocol';
import { noted, partFor, remember, witness } from './witness';

const kept = new Map<string, string>();
vi.mock('../common/settings.svelte', () => ({
  recall: (key: string) => kept.get(key) ?? null,
  keep: (key: string, value: string) => void kept.set(key, value),
}));
beforeEach(() => kept.clear());

const CARD = {
  table: 't',
  game: 'g',
  options: { weather: 'fog' },
  rules: 3,
  seats: [{ seat: 0, who: 'open' }, { seat: 1, who: 'bot' }],
  shuffle: 'unmixed',
  commitment: 'sealed',
} as unknown as TableCard;

it('notes what a table is committed to, once', () => {
  expect(noted('t')).toBeNull();
  witness(CARD);
  const terms = { game: 'g', options: { weather: 'fog' }, rules: 3, seats: 2 };
  expect(noted('t')).toEqual({ commitment: 'sealed', terms, bots: [1], chosen: false });
  witness({ ...CARD, options: { weather: 'sun' }, shuffle: 'chosen' });
  expect(noted('t')!.terms!.options).toEqual({ weather: 'fog' });
  expect(noted('t')!.chosen).toBe(false);
  expect(() => witness({ ...CARD, commitment: 'other' })).toThrow('page_seed_changed_before');
  expect(() => partFor({ ...CARD, commitment: 'other' }, 0)).toThrow('page_seed_changed_before');
});

it('reads what older pages wrote, and what nobody should have written', () => {
  kept.set('commitments', '{"t": "sealed"}');
  expect(noted('t')).toEqual({ commitment: 'sealed' });
  expect(() => witness({ ...CARD, commitment: 'other' })).toThrow();
  expect(partFor(CARD, 0)).toMatch(/^[0-9a-f]{32}$/);
  for (const written of ['null', 'nonsense', '7']) {
    kept.set('commitments', written);
    expect(noted('t')).toBeNull();
  }
});

it('forgets the oldest tables first', () => {
  for (let at = 0; at < 310; at++) remember({ [`t${at}`]: { commitment: `c${at}` } });
  expect(noted('t9')).toBeNull();
  expect(noted('t10')).toEqual({ commitment: 'c10' });
});

import { describe, expect, it } from 'vitest';
import { concerns } from './events';

describe('what is done to somebody', () => {
  const stolen = { what: 'stolen', seat: 1, facts: { tile: 'A', other_player: 0 } };

  it('is told to the player named in it, and to nobody else', () => {
    expect(concerns(stolen, 0)).toBe(true);
    expect(concerns(stolen, 1)).toBe(false);
    expect(concerns(stolen, 2)).toBe(false);
    expect(concerns(stolen, null)).toBe(false);
  });

  it('does not include what they do themselves, what nobody does, or what only counts', () => {
    expect(concerns({ ...stolen, seat: 0 }, 0)).toBe(false);
    expect(concerns({ what: 'stolen', facts: stolen.facts }, 0)).toBe(false);
    expect(concerns({ what: 'drew', seat: 1, facts: { n: 0 } }, 0)).toBe(false);
  });
});

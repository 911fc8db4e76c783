import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('is what everybody else computes, for every length around the blocks', () => {
  for (let length = 0; length < 260; length++) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

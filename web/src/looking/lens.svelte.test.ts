import { describe, expect, it, vi } from 'vitest';
import type { Box } from '../line/protocol';
import { Lens, type Lays } from './lens.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../common/screen.svelte', () => ({ phone: { current: false } }));
vi.stubGlobal('cancelAnimationFrame', () => {});

/** A board in a room of 600 by 600 pixels. */
function open(lays: Lays, box: () => Box): Lens {
  const lens = new Lens(() => ({ box: box(), cell: 96, grows: true }), 'board', lays);
  [lens.width, lens.height] = [600, 600];
  return lens;
}

describe('a board that grows', () => {
  it('lies for the next person at the screen as it lay for the one before', () => {
    const stop = $effect.root(() => {
      const lays: Lays = new Map();
      let box = $state.raw<Box>([0, 0, 288, 288]);
      const first = open(lays, () => box);
      const scale = first.filled[2];
      box = [0, 0, 288, 340]; // there is still room for it
      expect(first.filled[2]).toBe(scale);
      expect(open(lays, () => box).filled[2]).toBe(scale);
      expect(open(new Map(), () => box).filled[2]).not.toBe(scale); // with no memory of it
    });
    stop();
  });
});

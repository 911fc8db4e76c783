/** While waiting, players may think with their hands: one piece of their own hand can be lifted,
 *  turned, and left as a ghost on the board. Nobody else sees it, and the table knows nothing of it. */

import type { Sprite } from '../line/protocol';

export class Sketch {
  sprite = $state.raw<Sprite | null>(null);
  /** Where it was left, as a reference. */
  cell = $state<string | null>(null);
  turn = $state(0);
  /** A shape may lie mirrored. */
  flipped = $state(false);

  /** Picks a piece up, or lays it down again. */
  lift(sprite: Sprite): void {
    const again = this.sprite?.key === sprite.key;
    this.clear();
    if (again) return;
    this.sprite = sprite;
    this.turn = sprite.turn ?? 0;
    this.flipped = false;
  }

  put(cell: string): void {
    this.cell = cell;
  }

  clear(): void {
    this.sprite = this.cell = null;
  }
}

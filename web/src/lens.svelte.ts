/** What is seen of a board: all of it, or a part that was zoomed and dragged to. */

import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Box } from './protocol';
import { travels } from './settings.svelte';
import {
  besides,
  BUTTONS,
  clamped,
  CLOSEST,
  fitted,
  HANDY,
  zoomed,
  type Room,
  type View,
} from './zoom';

interface Sheet {
  box: Box;
  /** How wide a cell is, in units. */
  cell: number;
  /** There are other buttons on the other side. */
  tools: boolean;
}

const GLIDE = 240;
const STEP = 1.5;

export class Lens {
  width = $state(0);
  height = $state(0);
  /** Where somebody has looked closer; null: everything is seen. */
  private part = $state.raw<View | null>(null);
  /** The last change was made by a button, or by the board itself: it is seen to happen. */
  private smooth = false;
  private last: { box: Box; room: Room } | null = null;
  private readonly tween: Tween<View>;

  constructor(private readonly sheet: () => Sheet) {
    this.tween = new Tween<View>({ x: 0, y: 0, scale: 0 }, { easing: cubicOut });
    // Before anything is drawn: a new size and an old view would be drawn askew.
    $effect.pre(() => {
      const { goal } = this;
      untrack(() => void this.tween.set(goal, { duration: this.glides() ? GLIDE : 0 }));
    });
  }

  private get room(): Room {
    return { width: this.width, height: this.height };
  }

  /** Whether cells are so small, when everything is seen, that one has to come closer. */
  private readonly small = $derived.by(() => {
    const { box, cell } = this.sheet();
    return cell > 0 && fitted(box, this.room).scale * cell < HANDY;
  });
  readonly buttons = $derived.by(() => this.small || this.part !== null);
  private readonly around = $derived.by(() => {
    const { box, tools } = this.sheet();
    return besides(box, this.room, tools ? 2 : 1);
  });

  /** The buttons stand beside the board, one above the other. */
  get upright(): boolean {
    return this.around.upright;
  }

  private readonly whole = $derived.by(() => {
    const { box } = this.sheet();
    if (!this.small) return fitted(box, this.room);
    const { left } = this.around;
    return fitted(box, left, this.width - left.width > BUTTONS ? BUTTONS : 0);
  });
  private readonly goal = $derived.by(() =>
    this.part ? clamped(this.part, this.sheet().box, this.room) : this.whole,
  );

  get view(): View {
    return this.tween.current;
  }

  get wholly(): boolean {
    return this.part === null;
  }

  private glides(): boolean {
    const { box } = this.sheet();
    const { last, room, smooth } = this;
    this.last = { box, room };
    this.smooth = false;
    if (!travels() || !last || last.room.width === 0) return false;
    const sameRoom = last.room.width === room.width && last.room.height === room.height;
    return smooth || (sameRoom && last.box.join() !== box.join());
  }

  private look(scale: number, at: { x: number; y: number }): void {
    if (scale <= this.whole.scale * 1.02) {
      this.part = null;
      return;
    }
    const most = Math.max(CLOSEST, this.whole.scale);
    this.part = clamped(
      zoomed(this.goal, Math.min(scale, most), at),
      this.sheet().box,
      this.room,
    );
  }

  /** By a button or a key: a step closer or further. */
  step(by: 1 | -1): void {
    this.smooth = true;
    const { scale } = this.goal;
    this.look(by > 0 ? scale * STEP : scale / STEP, { x: this.width / 2, y: this.height / 2 });
  }

  /** By a wheel or two fingers: so many times larger around a point of the room. */
  zoom(times: number, at: { x: number; y: number }): void {
    this.look(this.goal.scale * times, at);
  }

  /** By dragging: everything moves so many pixels along. */
  pan(across: number, down: number, smooth = false): void {
    if (!this.part) return;
    this.smooth = smooth;
    const { x, y, scale } = this.goal;
    const moved = { x: x - across / scale, y: y - down / scale, scale };
    this.part = clamped(moved, this.sheet().box, this.room);
  }

  fit(): void {
    this.smooth = true;
    this.part = null;
  }
}

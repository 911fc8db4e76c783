/** How much of a board is in view: all of it, or a part that was zoomed and dragged to. */

import { untrack } from 'svelte';
import type { Box } from '../line/protocol';
import { phone } from '../common/screen.svelte';
import { travels } from '../common/settings.svelte';
import {
  around,
  besides,
  BUTTONS,
  clamped,
  CLOSEST,
  fitted,
  HANDY,
  RIM,
  SMALL,
  steady,
  zoomed,
  type Room,
  type View,
} from './zoom';

interface Sheet {
  box: Box;
  /** How wide a cell is, in units. */
  cell: number;
  /** It gets larger as pieces are laid. */
  grows: boolean;
}

/** How boards that grow last lay in a room of some size, by their keys. */
export type Lays = Map<string, { room: Room; view: View }>;

const GLIDE = 240;
const STEP = 1.5;
/** How wide a cell is, in pixels, when a ghost is zoomed in on. */
const CLOSE = 44;

export class Lens {
  width = $state(0);
  height = $state(0);
  /** Where somebody has zoomed in; null: everything is in view. */
  private part = $state.raw<View | null>(null);
  /** What the board shows by itself because a ghost stands. */
  private near = $state.raw<View | null>(null);
  /** The last change was made by a button, or by the board itself: it is animated. */
  private smooth = false;
  private last: { box: Box; room: Room } | null = null;
  /** What is in view at this moment. */
  view = $state.raw<View>({ x: 0, y: 0, scale: 0 });
  private frame = 0;

  /** ``lays``: those who share a screen see a board lie as the others did. */
  constructor(
    private readonly sheet: () => Sheet,
    private readonly key: string,
    private readonly lays: Lays,
  ) {
    // Before anything is drawn: a new size and an old view would be drawn askew.
    $effect.pre(() => {
      const { goal } = this;
      untrack(() => this.glide(goal, this.glides() ? GLIDE : 0));
      return () => cancelAnimationFrame(this.frame);
    });
  }

  /** Moves from the current view to the new one, quickly at first. */
  private glide(goal: View, duration: number): void {
    if (duration === 0) {
      this.view = goal;
      return;
    }
    const [from, start] = [this.view, performance.now()];
    const step = (now: number): void => {
      const left = Math.max(0, 1 - (now - start) / duration) ** 3;
      const between = (old: number, next: number): number => next + (old - next) * left;
      this.view = {
        x: between(from.x, goal.x),
        y: between(from.y, goal.y),
        scale: between(from.scale, goal.scale),
      };
      if (left > 0) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private get room(): Room {
    return { width: this.width, height: this.height };
  }

  /** Whether cells are so small, when everything is in view, that one has to zoom in. */
  private readonly small = $derived.by(() => {
    const { box, cell } = this.sheet();
    return cell > 0 && fitted(box, this.room).scale * cell < HANDY;
  });
  /** Whether there are buttons at the board; on a phone all the room is for the board itself. */
  readonly buttons = $derived.by(() => !phone.current && (this.small || this.part !== null));
  private readonly beside = $derived.by(() => besides(this.sheet().box, this.room));

  /** The buttons stand beside the board, one above the other. */
  get upright(): boolean {
    return this.beside.upright;
  }

  /** The room for the sheet, and where in the window it begins, in pixels. */
  private readonly place = $derived.by((): { room: Room; indent: number } => {
    if (!this.small || phone.current) return { room: this.room, indent: 0 };
    const { left } = this.beside;
    return { room: left, indent: this.width - left.width > BUTTONS ? BUTTONS : 0 };
  });
  private readonly whole = $derived.by(() => {
    const { box, cell, grows } = this.sheet();
    const { room, indent } = this.place;
    if (!grows) return fitted(box, room, indent);
    const lay = this.lays.get(this.key);
    const same = lay?.room.width === room.width && lay.room.height === room.height;
    const view = steady(box, room, cell, same && lay ? lay.view : null);
    if (room.width > 0) this.lays.set(this.key, { room, view });
    return { ...view, x: view.x - (view.scale && indent / view.scale) };
  });
  /** The box of a sheet that grows: as large as the room, less the frame around it. */
  readonly filled = $derived.by((): Box => {
    const { room, indent } = this.place;
    const { x, y, scale } = this.whole;
    if (!scale) return this.sheet().box;
    return around([x + indent / scale, y, room.width / scale, room.height / scale], -RIM);
  });
  private readonly goal = $derived.by(() =>
    this.part || this.near
      ? clamped((this.part ?? this.near)!, this.limits, this.room)
      : this.whole,
  );

  /** What can be dragged to. */
  private get limits(): Box {
    const { box, grows } = this.sheet();
    return grows ? around(this.filled, RIM) : box;
  }

  get wholly(): boolean {
    return this.part === null && this.near === null;
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
      this.part = this.near = null;
      return;
    }
    const most = Math.max(CLOSEST, this.whole.scale);
    this.part = clamped(
      zoomed(this.goal, Math.min(scale, most), at),
      this.limits,
      this.room,
    );
  }

  /** By a button or a key: a step in or out. */
  step(by: 1 | -1): void {
    this.smooth = true;
    const { scale } = this.goal;
    this.look(by > 0 ? scale * STEP : scale / STEP, { x: this.width / 2, y: this.height / 2 });
  }

  /** By a wheel or two fingers: this many times larger around a point of the room. */
  zoom(times: number, at: { x: number; y: number }): void {
    this.look(this.goal.scale * times, at);
  }

  /** By dragging: everything moves along by this many pixels. */
  pan(across: number, down: number, smooth = false): void {
    if (this.wholly) return;
    this.smooth = smooth;
    const { x, y, scale } = this.goal;
    const moved = { x: x - across / scale, y: y - down / scale, scale };
    this.part = clamped(moved, this.limits, this.room);
  }

  fit(): void {
    this.smooth = true;
    this.part = this.near = null;
  }

  /** By one button: zoom in, or show everything. */
  toggle(): void {
    if (!this.wholly) this.fit();
    else {
      this.smooth = true;
      this.look(this.goal.scale * 2, { x: this.width / 2, y: this.height / 2 });
    }
  }

  /** A ghost stands there, or nowhere: on a phone, where cells are small, the board zooms in on it as
   *  long as it stands. */
  attend(at: { x: number; y: number } | null): void {
    const cell = this.sheet().cell;
    const { scale } = this.whole;
    const close = at && phone.current && cell > 0 && scale > 0 && scale * cell < SMALL;
    untrack(() => {
      const { near } = this;
      if (!close) {
        if (near) [this.near, this.smooth] = [null, true];
        return;
      }
      const view = { scale: CLOSE / cell, x: 0, y: 0 };
      const [wide, high] = [this.width / view.scale, this.height / view.scale];
      // The view stays as it is while the ghost is well inside.
      const inside = (from: number, by: number, to: number): boolean =>
        to > from + by / 5 && to < from + (by * 4) / 5;
      if (near && inside(near.x, wide, at.x) && inside(near.y, high, at.y)) return;
      this.smooth = true;
      this.near = { ...view, x: at.x - wide / 2, y: at.y - high / 2 };
    });
  }
}

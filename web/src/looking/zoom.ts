/** How a sheet lies in its room: what part of it is in view, and how large. Pure. */

import type { Box } from '../line/protocol';

/** The point in the room's upper left corner, in units, and screen pixels per unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The room for a sheet, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** The largest scale at which a board is fitted, and the largest to which it can be zoomed. */
export const FITTED = 2;
export const CLOSEST = 3;
/** Cells smaller than this, in pixels, are hard to hit: there are buttons to zoom in. */
export const HANDY = 44;
/** Where they are smaller than this, the board zooms in on a standing ghost until they are not. */
export const SMALL = 24;
/** What the buttons take up, in pixels. */
export const BUTTONS = 52;

/** The whole sheet, in the middle of its room, after ``indent`` pixels of the window. */
export function fitted(box: Box, room: Room, indent = 0): View {
  const scale = Math.min(room.width / box[2], room.height / box[3], FITTED);
  if (!(scale > 0)) return { x: box[0], y: box[1], scale: 0 };
  const view = centred({ x: 0, y: 0, scale }, box, room);
  return { ...view, x: view.x - indent / scale };
}

/** How far around a sheet that grows its frame reaches, in units. */
export const RIM = 14;

/** A box, and this much around it. */
export const around = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by];

/** A sheet that grows: it keeps its scale while there is room at that scale, and its place while all of
 *  it is in view there. When it needs room, it gets enough for one more cell. */
export function steady(box: Box, room: Room, cell: number, old: View | null): View {
  const whole = around(box, RIM);
  const [wide, high] = [room.width, room.height];
  const fresh = fitted(around(whole, cell / 2), room);
  const fits = old && whole[2] * old.scale <= wide && whole[3] * old.scale <= high;
  if (!fits || fresh.scale > 1.4 * old.scale) return fresh;
  const along = (at: number, from: number, length: number, seen: number): number =>
    Math.min(Math.max(at, from + length - seen), from);
  const { scale } = old;
  return {
    x: along(old.x, whole[0], whole[2], wide / scale),
    y: along(old.y, whole[1], whole[3], high / scale),
    scale,
  };
}

/** Where the buttons that a small board needs stand: in a column beside it or in a row below,
 *  whichever leaves the larger board; and the room that is left for the board. */
export function besides(box: Box, room: Room): { upright: boolean; left: Room } {
  const side = { ...room, width: room.width - BUTTONS };
  const below = { ...room, height: room.height - BUTTONS };
  if (fitted(box, side).scale < fitted(box, below).scale) return { upright: false, left: below };
  // In the middle, if that costs nothing.
  const narrower = { ...room, width: room.width - 2 * BUTTONS };
  const free = fitted(box, narrower).scale >= fitted(box, room).scale;
  return { upright: true, left: free ? room : side };
}

function centred({ scale }: View, box: Box, room: Room): View {
  const x = box[0] + (box[2] - room.width / scale) / 2;
  const y = box[1] + (box[3] - room.height / scale) / 2;
  return { x, y, scale };
}

/** No empty room where there could be sheet; a sheet smaller than the room stays in its middle. */
export function clamped(view: View, box: Box, room: Room): View {
  const along = (at: number, start: number, length: number, seen: number): number =>
    length <= seen
      ? start + (length - seen) / 2
      : Math.min(Math.max(at, start), start + length - seen);
  const { scale } = view;
  return {
    x: along(view.x, box[0], box[2], room.width / scale),
    y: along(view.y, box[1], box[3], room.height / scale),
    scale,
  };
}

/** Zooms in or out, keeping what is at a point of the room there. */
export function zoomed(view: View, scale: number, at: { x: number; y: number }): View {
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}

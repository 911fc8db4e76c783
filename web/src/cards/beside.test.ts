import { expect, test } from 'vitest';
import { same, standingBeside } from './beside';

const box = (left: number, top: number, wide = 50, high = 50) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const place = (rect: ReturnType<typeof box>, targets: ReturnType<typeof box>[] = [], term = false) =>
  standingBeside({ rect, term }, [200, 100], [1000, 700], targets);

test('a card stands to the right, and to the left where there is no room', () => {
  expect(place(box(300, 300))).toEqual({ x: 360, y: 300 });
  expect(place(box(900, 300))).toEqual({ x: 690, y: 300 });
});

test('the card of a term stands below, or above at the bottom of the window', () => {
  expect(place(box(300, 300), [], true)).toEqual({ x: 225, y: 360 });
  expect(place(box(300, 640), [], true)).toEqual({ x: 225, y: 530 });
});

test('it covers nothing that can be chosen next, if it can', () => {
  const right = box(400, 300);
  const left = box(100, 320);
  expect(place(box(300, 300), [right])).toEqual({ x: 90, y: 300 });
  expect(place(box(300, 300), [right, left])).toEqual({ x: 225, y: 360 });
});

test('where it fits nowhere it stays in the window', () => {
  const all = standingBeside({ rect: box(0, 0, 1000, 700) }, [200, 100], [1000, 700], []);
  expect(all).toEqual({ x: 400, y: 588 });
});

test('capitals and spaces make no difference', () => {
  expect(same('Volcano ', 'volcano')).toBe(true);
  expect(same('Volcano', 'Volcanoes')).toBe(false);
});

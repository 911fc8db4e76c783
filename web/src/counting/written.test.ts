import { expect, test } from 'vitest';
import { chosen, drawn, lineAt, placeOf, sent } from './written';

const TEXT = 'winter: 7 ; coins\nFF.\n; here lies nothing\n...\nround:\nbW bR ..\n.. .. .. ; empty\n';

test('a cell is a column and a row', () => {
  expect(placeOf('a1')).toEqual([0, 0]);
  expect(placeOf('k11')).toEqual([10, 10]);
  expect(placeOf('0,1')).toBeNull();
});

test('a cell is drawn where the map has it, letter by letter or word by word', () => {
  expect(drawn(TEXT, 2, 'c1', 'W')).toContain('FFW\n; here');
  expect(drawn(TEXT, 2, 'b2', 'V')).toContain('nothing\n.V.\nround');
  expect(drawn(TEXT, 6, 'c1', 'rH')).toContain('bW bR rH\n');
  expect(drawn(TEXT, 6, 'a2', 'rH')).toContain('rH .. .. ; empty');
  expect(drawn(TEXT, 6, 'a9', 'rH')).toBe(TEXT);
  expect(drawn(TEXT, 6, '0,1', 'rH')).toBe(TEXT);
});

test('what is chosen stands in its line, with what was said of it', () => {
  expect(chosen('edicts: a, b ; the cards\nx', 1, ['c', 'd'])).toBe('edicts: c, d ; the cards\nx');
  expect(chosen('no heading', 1, ['c'])).toBe('no heading');
});

test('what is for people is not sent, and lines keep their numbers', () => {
  expect(sent(TEXT).split('\n')).toEqual(['winter: 7', 'FF.', '', '...', 'round:', 'bW bR ..', '.. .. ..', '']);
});

test('a line begins after those before it', () => {
  expect(lineAt('ab\ncde\nf', 2)).toEqual([3, 6]);
  expect(lineAt('ab', 9)).toEqual([3, 3]);
});

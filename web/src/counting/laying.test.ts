import { expect, test } from 'vitest';
import type { Piece, Sheet, Spot, Stock } from '../line/protocol';
import { begun, described, laid, nextTurn, painted, turned, ways, without, withSign } from './laying';

const spot = (cell: string, line: number, sides = '', turn = 0): Spot => ({
  cell,
  line,
  piece: 'A',
  sides: [...sides],
  turn,
  who: null,
});

const sheet = (some: Partial<Sheet>): Sheet => ({
  area: 'board',
  line: 2,
  begin: '0 0 start 0',
  spots: [],
  asked: {},
  corner: null,
  owners: ['Ann', 'Bert'],
  noted: [],
  drawings: '',
  stock: null,
  ...some,
});

const piece = (written: string, sides: string[], signs: number[] = []): Piece => ({
  written,
  words: { id: 'x' },
  sides,
  signs,
  picture: [],
});

const stock: Stock = {
  key: '',
  pieces: [],
  kinds: [
    { written: 'L', words: { id: 'x' }, colour: 'land', most: 1 },
    { written: 'l', words: { id: 'x' }, colour: 'land', most: 1 },
    { written: '+', words: { id: 'x' }, colour: '', most: 2 },
  ],
  signs: [
    { written: '*', words: { id: 'x' }, group: 'what' },
    { written: 'w', words: { id: 'x' }, group: 'what' },
    { written: '1', words: { id: 'x' }, group: '' },
  ],
  turns: 6,
  first: 0,
};

const LIST = 'marks: 3 | 4\ntiles: ; as they lay\n0 0 start 0\n\n1 0 A 2 Ann ; mine\nextras: none';

test('a piece is written below those before it', () => {
  const lies = { cell: '-1,2', piece: 'B', turn: 5, who: 1 };
  expect(laid(LIST, sheet({}), stock, lies).split('\n')[5]).toBe('-1 2 B 5 Bert');
  expect(laid('x\ntiles:', sheet({}), stock, { ...lies, who: null })).toBe('x\ntiles:\n-1 2 B 5');
});

test('a piece that lies there already is written anew, with what was said of it', () => {
  const there = sheet({ spots: [spot('1,0', 5)] });
  const lies = { cell: '1,0', piece: 'A', turn: 3, who: 1 };
  expect(laid(LIST, there, stock, lies).split('\n')[4]).toBe('1 0 A 3 Bert ; mine');
  expect(without(LIST, there, there.spots[0]!)).not.toContain('mine');
});

test('an empty map has neither pieces nor what was noted', () => {
  expect(begun(LIST, sheet({ noted: [1] }))).toBe('tiles: ; as they lay\n0 0 start 0\n\nextras: none');
});

const DRAWN = 'players: 2\nchart:\n.. O1\nHQ O2 ; by the sea\nx: 1';

test('a map that is drawn grows to all sides, and its columns stay columns', () => {
  const flat = { ...stock, turns: 1 };
  const drawn = sheet({ corner: [0, -1] });
  const lay = (cell: string, name = 'LSSS*'): string[] =>
    laid(DRAWN, drawn, flat, { cell, piece: name, turn: 0, who: null }).split('\n').slice(2, -1);
  expect(lay('0,-1')).toEqual(['LSSS* O1', 'HQ    O2 ; by the sea']);
  expect(lay('2,0')).toEqual(['.. O1 ..', 'HQ O2 LSSS* ; by the sea']);
  expect(lay('-1,0', 'O3')).toEqual(['.. .. O1', 'O3 HQ O2 ; by the sea']);
  expect(lay('1,-2', 'O3')).toEqual(['.. O3', '.. O1', 'HQ O2 ; by the sea']);
  expect(lay('0,2', 'O3')).toEqual(['.. O1', 'HQ O2 ; by the sea', '.. ..', 'O3 ..']);
  expect(without(DRAWN, drawn, spot('1,-1', 3)).split('\n')[2]).toBe('.. ..');
});

test('a turned piece has its sides elsewhere', () => {
  expect(turned(['a', 'b', 'c'], 1)).toEqual(['c', 'a', 'b']);
  expect(nextTurn(spot('0,0', 1, 'LLS', 0), 3, '..L')).toBe(1);
  expect(nextTurn(spot('0,0', 1, 'LLS', 0), 3, '.LS')).toBe(0);
});

test('pieces are found by their sides, however they are turned', () => {
  const found = piece('A', ['L++', 'L', 'S', 'l^', 'S', 'S'], [0]);
  const any = ['', '', '', '', '', ''];
  const look = (sides: string[], signs: number[] = []) => ({ sides, signs });
  expect(ways(found, 6, look(any), '......')).toHaveLength(6);
  expect(ways(found, 1, look(any), 'S.....')).toEqual([]);
  expect(ways(found, 6, look(any), 'LL....')).toEqual([0]);
  expect(ways(found, 6, look(['L', '', '', 'L', '', '']), '......')).toEqual([0, 3]);
  expect(ways(found, 6, look(['L', 'l', '', '', '', '']), '......')).toEqual([]); // they are joined
  expect(ways(found, 6, look(['L', '', '', 'l', '', '']), '......')).toEqual([0, 3]);
  expect(ways(found, 6, look(['', 'L++', '', '', '', '']), '......')).toEqual([0, 1]); // its region has them
  expect(ways(found, 6, look(['', 'L^', '', '', '', '']), '......')).toEqual([4]);
  expect(ways(found, 6, look(any, [0]), 'LL....')).toEqual([0]);
  expect(ways(found, 6, look(any, [1]), 'LL....')).toEqual([]);
});

test('what is seen is a description once nothing is open', () => {
  expect(described({ sides: ['L+', 'S', 'S', ''], signs: [] }, stock)).toBeNull();
  expect(described({ sides: ['L+', 'S', 'S', 'l'], signs: [2, 0] }, stock)).toBe('L+SSl*1');
});

test('a side is painted, and wiped by the same again', () => {
  const [land, apart, mark] = stock.kinds;
  expect(painted('', land!)).toBe('L');
  expect(painted('L+', land!)).toBe('');
  expect(painted('L+', apart!)).toBe('l');
  expect(painted('', mark!)).toBe('');
  expect([painted('L', mark!), painted('L+', mark!), painted('L++', mark!)]).toEqual(['L+', 'L++', 'L']);
});

test('of a group there is one sign', () => {
  expect(withSign([0, 2], 1, stock)).toEqual([2, 1]);
  expect(withSign([0, 2], 2, stock)).toEqual([0]);
});

import { expect, test } from 'vitest';
import type { Area, PrintedCard } from '../line/protocol';
import { alike, cardsOf, said, thingsOf } from './cards';
import patterns from './patterns.json';

test.each(patterns as [string, string, boolean][])('%s, %s: %s', (pattern, name, fits) => {
  expect(alike([pattern], name)).toBe(fits);
});

const agreed = { options: { edition: 'new' }, seats: 2 };
const card = (id: string, more: Partial<PrintedCard>): PrintedCard => ({
  id,
  name: id,
  text: `${id}.`,
  ...more,
});
const area: Area = {
  key: 'hand',
  role: 'hand',
  title: { id: 'hand' },
  box: [0, 0, 100, 100],
  sprites: [
    { key: 'edge', symbol: 'edge', x: 0, y: 0, layer: 2 },
    {
      key: 'h-0',
      symbol: 'tile_B1',
      x: 0,
      y: 0,
      words: { id: 'tile', args: { things: { id: 'buoy' }, n: 2 } },
    },
  ],
  labels: [{ key: 'count', x: 9, y: 9, text: '7' }],
  strokes: [{ key: 'line-a', points: [[0, 0], [5, 6]], colour: 'ink' }],
};

test('everything is found, the topmost first', () => {
  const found = thingsOf(area);
  expect(found.map(({ name }) => name)).toEqual([
    'hand/count',
    'hand/line-a',
    'hand/edge',
    'hand/tile_B1',
  ]);
  expect(found[1]).toMatchObject({ x: 5, y: 6 });
});

test('a thing has the cards of its drawing and of its words', () => {
  const cards = [
    card('buoy', { words: ['buoy'] }),
    card('tile', { symbols: ['tile_*'] }),
    card('old', { symbols: ['tile_*'], when: { edition: ['old'] } }),
    card('many', { symbols: ['tile_*'], players: [3, 4] }),
    card('count', { labels: ['hand/count'] }),
  ];
  const [count, line, , tile] = thingsOf(area);
  expect(cardsOf(cards, tile!, agreed).map(({ id }) => id)).toEqual(['buoy', 'tile']);
  expect(cardsOf(cards, count!, agreed).map(({ id }) => id)).toEqual(['count']);
  expect(cardsOf(cards, line!, agreed)).toEqual([]);
  expect(said(tile!.words)).toEqual(['tile', 'buoy']);
});

import { expect, test } from 'vitest';
import type { Event, TableCard } from '../line/protocol';
import { reasonNow, reasonThen, tellable } from './why';

const card = (reasons: boolean): TableCard =>
  ({ reasons, seats: [{ who: 'person' }, { who: 'bot' }] }) as unknown as TableCard;
const laid = { what: 'laid', seat: 1, facts: { token: 'W' }, cells: ['board/c4'] } as unknown as Event;

test('only what a bot did can be asked about', () => {
  expect(tellable(card(true), laid)).toBe(true);
  expect(tellable(card(true), { ...laid, seat: 0 })).toBe(false);
  expect(tellable(card(true), { what: 'stacks_made', facts: { first: 'A' } } as unknown as Event)).toBe(false);
  expect(tellable(card(true), { ...laid, points: 4 })).toBe(false);
  expect(tellable(card(true), { what: 'turn_begins', seat: 1 } as unknown as Event)).toBe(false);
});

test('a table can do without reasons', () => {
  expect(tellable(card(false), laid)).toBe(false);
  expect(tellable(null, laid)).toBe(false);
});

test('it is asked for by the line of the log, in a replay by the move', () => {
  expect(reasonNow(17, 0)).toBe('/why/17?seat=0');
  expect(reasonNow(17, null)).toBe('/why/17');
  expect(reasonThen(9, 1)).toBe('/replay/9/why?seat=1');
});

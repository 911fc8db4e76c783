import { expect, test } from 'vitest';
import type { PrintedCard } from '../line/protocol';
import { termsOf } from './terms';
import cases from './terms.json';

const agreed = { options: { edition: 'new' }, seats: 2 };
const card = (id: string, names: string[], more: Partial<PrintedCard> = {}): PrintedCard => ({
  id,
  name: id,
  text: `${id}.`,
  names,
  ...more,
});

test.each(cases as [string, string, string][])('%s, %s: %s', (name, text, found) => {
  const [term] = termsOf([card('a', [name])], agreed)(text);
  expect(term ? text.slice(term.from, term.to) : '').toBe(found);
});

test('of two names the longer is meant, and all are found in order', () => {
  const terms = termsOf([card('ruins', ['руїн*']), card('card', ['карт* руїн'])], agreed);
  expect(terms('Карта руїн: руїни, карти руїн.').map((term) => term.card)).toEqual([
    'card',
    'ruins',
    'card',
  ]);
});

test('what is not in use explains nothing', () => {
  const other = card('old', ['city'], { when: { edition: ['old'] } });
  const many = card('many', ['city'], { players: [3, 4] });
  expect(termsOf([other, many], agreed)('The city.')).toEqual([]);
  expect(termsOf([], agreed)('The city.')).toEqual([]);
});

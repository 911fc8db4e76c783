import { expect, test } from 'vitest';
import { Heard } from './said-before';

test('the same is said in two turns, as long as they last, then no more', () => {
  const heard = new Heard();
  const turns = ['1', '1', '2', '3', '2', '4'];
  expect(turns.map((turn) => heard.isNews('a hole', turn))).toEqual([true, true, true, false, true, false]);
  expect(heard.isNews('a swap', '4')).toBe(true);
});

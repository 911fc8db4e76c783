import { expect, test } from 'vitest';
import { SaidBefore } from './said-before';

test('the same thing is said for two turns, as long as they last, then no more', () => {
  const said = new SaidBefore();
  const turns = ['1', '1', '2', '3', '2', '4'];
  expect(turns.map((turn) => said.isNews('a hole', turn))).toEqual([true, true, true, false, true, false]);
  expect(said.isNews('a swap', '4')).toBe(true);
});

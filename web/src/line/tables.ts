/** Opening tables, going on to the next, and all the tables of this browser. */

import { ask, json, pathOf } from './api';
import type { MyTables, NewTable } from './protocol';
import { handedOver, note } from './seats';
import { takeKept } from './sitting';

/** Opens a table and takes the seats of those who are here. Returns the table's id. */
export const openAndSit = async (wish: NewTable): Promise<string> =>
  (await takeKept(await json('/api/tables', wish))).table;

/** The next game with the same people. Returns its table's id. */
export const goOn = async (table: string): Promise<string> =>
  (await takeKept(await json(`${pathOf(table)}/again`, {}))).table;

/** Everything this browser has a seat at. */
export async function myTables(): Promise<MyTables> {
  await handedOver();
  const found = await json<MyTables>('/api/mine');
  found.tables.forEach(note);
  return found;
}

/** Does away with a table, for all. */
export const deleteTable = (table: string): Promise<unknown> => ask(pathOf(table), undefined, 'DELETE');

export const takeOffList = (table: string): Promise<unknown> =>
  ask(`/api/mine/${encodeURIComponent(table)}`, undefined, 'DELETE');

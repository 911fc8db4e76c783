/** Charts of the day: what is asked about them. */

import { settings } from '../common/settings.svelte';
import { route, written } from '../common/where';
import { json, pathOf, persist } from '../line/api';
import type { Arrival, ChartBots, ChartCheck, ChartPage, ChartResult, MyCharts } from '../line/protocol';
import { note } from '../line/seats';

/** The chart of a day, and one's own tries; today's if no day is named. */
export const fetchChart = (date: string): Promise<ChartPage> => json(`/api/charts/${encodeURIComponent(date || 'today')}`);
export const fetchMine = (): Promise<MyCharts> => json('/api/charts/mine');
export const fetchBots = (date: string): Promise<ChartBots> => json(`/api/charts/${date}/bots`);
export const fetchResult = (table: string): Promise<ChartResult> => json(`${pathOf(table)}/chart`);
export const fetchCheck = (link: string): Promise<ChartCheck> => json('/api/charts/check', { link });

/** Sits down at a chart, or comes back to it; ``again``: once more. Returns the table's id. */
export async function playChart(date: string, again = false): Promise<string> {
  const arrival = await json<Arrival>(`/api/charts/${date}/tables`, { name: settings.name.trim(), again });
  return note(arrival).table;
}

/** Milliseconds between two questions about what is under way. */
const PAUSE = 1000;

/** Asks until it is done, and hands over each answer. Returns a function that gives up. */
export function until<T>(ask: () => Promise<T>, have: (found: T) => boolean): () => void {
  let stop = (): void => {};
  let current = true;
  const attempt = (): void => {
    stop = persist(ask, (found) => {
      if (have(found) || !current) return;
      const timer = setTimeout(attempt, PAUSE);
      stop = () => clearTimeout(timer);
    });
  };
  attempt();
  return () => {
    current = false;
    stop();
  };
}

const SHARED = '/chart';

/** A game that was sent: the part of the address that no server is ever told. */
export function sent(name: string): string {
  return name || route().hash.slice(1);
}

/** The address of a game that is sent to somebody. On a site that is only files the path is in the fragment. */
export function linkTo(packed: string): string {
  const own = written(SHARED);
  return new URL(own === SHARED ? `${own}#${packed}` : `${own}/${packed}`, location.href).href;
}

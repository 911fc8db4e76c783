/** Charts of the day as the tables tell of them: one alone, and a duel. */

import type { Chart, ChartBots, ChartCheck, ChartPage, ChartResult, ChartSheet, ChartTry, Event, MyCharts, Text } from '../src/line/protocol';
import { serve } from './line';

export const TODAY = '2026-11-19';
export const ALONE: Chart = {
  scheme: 1, date: TODAY, number: 323, game: 'cartographers', seats: 1, options: { side: 'B' }, you: 0, bot: '',
  seed: `chart-${TODAY}-0`,
};
export const DUEL: Chart = {
  scheme: 1, date: '2026-11-18', number: 322, game: 'land-vs-sea', seats: 2, options: { extras: 'all' }, you: 1,
  bot: 'hard', seed: 'chart-2026-11-18-0',
};

const source = (id: string): Text => ({ id });
const scored = (seat: number, what: Text, points: number): Event => ({ what: 'scored', seat, points, source: what }) as Event;

export function sheetOf(chart: Chart, own: readonly number[], theirs = 0): ChartSheet {
  const sources =
    chart.game === 'cartographers'
      ? ['source_coins', 'source_monsters', 'source_par']
      : ['source_areas', 'source_marks', 'source_routes'];
  const sum = own.reduce((all, n) => all + n, 0);
  const scores = chart.seats < 2 ? [sum] : [theirs, sum];
  const places = chart.seats < 2 ? [1] : scores.map((n) => (n === Math.max(...scores) ? 1 : 2));
  return {
    scores,
    standing: own.map((n, at) => scored(chart.you, source(sources[at]!), n)),
    unscored: [],
    outcome: { places } as ChartSheet['outcome'],
    unit: 'count_points',
    map: ['🟦🟦🟨🟩🟩🟫', '🟩🟦🟦🟨🟨🟫', '🟦🟩🟩🟩🟨🟦'],
  };
}

export const tryOf = (chart: Chart, number: number, sheet: ChartSheet | null): ChartTry => ({
  table: `chart-${number}`, number, state: sheet ? 'over' : 'playing', day: chart.date,
  result: sheet && { scores: sheet.scores, outcome: sheet.outcome, unit: sheet.unit },
});

export const LINK = `1${'Ab0_-'.repeat(60)}`;

export function resultOf(chart: Chart, sheet: ChartSheet): ChartResult {
  const share = { heading: { id: 'page_chart' }, result: { id: sheet.unit, args: { n: sheet.scores[chart.you]! } }, again: null, map: sheet.map };
  return { chart, table: 'chart-1', number: 1, sheet, link: LINK, share };
}

/** The page of a day, with these tries. */
export function charted(chart: Chart, tries: readonly ChartTry[] = [], mine: Partial<MyCharts> = {}): void {
  const page: ChartPage = { today: TODAY, first: '2026-09-10', chart, tries: [...tries] };
  serve(`/api/charts/${chart.date}`, page);
  if (chart.date === TODAY) serve('/api/charts/today', page);
  const own: MyCharts = { today: TODAY, streak: 0, longest: 0, days: [], bests: [], ...mine };
  serve('/api/charts/mine', own);
  for (const { table } of tries) serve(`/api/tables/${table}/board.svg`, null, 404);
}

/** The bots that play it, and how they ended; nothing for those not done. */
export function bots(chart: Chart, ...sheets: (ChartSheet | null)[]): void {
  const played: ChartBots = {
    date: chart.date,
    done: sheets.every(Boolean),
    bots: ['easy', 'medium', 'hard'].map((level, at) => ({
      level, done: Boolean(sheets[at]), moves: sheets[at] ? 40 : 12, of: 40, sheet: sheets[at] ?? null,
    })),
  };
  serve(`/api/charts/${chart.date}/bots`, played);
}

/** What comes of checking a link. */
export function checked(chart: Chart | null, more: Partial<ChartCheck>): void {
  const check: ChartCheck = {
    kind: 'fine', checked: 40, of: 40, why: null, chart, claims: null, sheet: null, ...more,
  };
  serve('/api/charts/check', check);
}

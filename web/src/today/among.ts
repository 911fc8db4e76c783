/** A result among those of others who played the same: who is before whom, and what each source brought. */

import type { Chart, ChartSheet, Text } from '../line/protocol';
import { bySource } from '../telling/score-sheet';

/** Own points, and how far ahead of the best opponent; alone that is the same. */
function worth({ you }: Chart, { scores, outcome }: ChartSheet): readonly number[] {
  const own = scores[you] ?? 0;
  const others = scores.filter((_, seat) => seat !== you);
  if (others.length === 0) return [own];
  return [-(outcome.places[you] ?? 0), own - Math.max(...others), own];
}

/** The place among all who have finished, from 1: equals share it. */
export function placeAmong(chart: Chart, own: ChartSheet, others: readonly ChartSheet[]): number {
  const mine = worth(chart, own);
  const ahead = (it: ChartSheet): boolean => {
    const theirs = worth(chart, it);
    const at = theirs.findIndex((value, index) => value !== mine[index]);
    return at >= 0 && theirs[at]! > mine[at]!;
  };
  return 1 + others.filter(ahead).length;
}

export interface SourceRow {
  source: Text;
  /** What it brought each of them; null for those still playing. */
  points: readonly (number | null)[];
}

/** Where the points of all of them came from: what brought most comes first. */
export function sourceRows({ you }: Chart, sheets: readonly (ChartSheet | null)[]): SourceRow[] {
  const gains = sheets.map(
    (sheet) => sheet && bySource(sheet.standing.filter(({ seat, points }) => points && (seat ?? you) === you)),
  );
  const rows = new Map<string, { source: Text; points: (number | null)[] }>();
  const sum = ({ points }: SourceRow): number => points.reduce<number>((all, n) => all + Math.abs(n ?? 0), 0);
  gains.forEach((found, at) =>
    found?.forEach(({ source, points }) => {
      const key = JSON.stringify(source);
      if (!rows.has(key)) rows.set(key, { source, points: gains.map((it) => (it ? 0 : null)) });
      rows.get(key)!.points[at] = points;
    }),
  );
  return [...rows.values()].sort((one, other) => sum(other) - sum(one));
}

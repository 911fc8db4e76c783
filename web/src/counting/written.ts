/** A table as somebody has written it down: where in the text a cell of a map is, and what stands in a
 *  line. Lines are counted from 1. */

/** The column and the row of a cell such as c4, from 0; null: it is none of these. */
export function placeOf(cell: string): [column: number, row: number] | null {
  const [, letter, row] = /^([a-z])(\d{1,2})$/.exec(cell) ?? [];
  return letter ? [letter.charCodeAt(0) - 97, Number(row) - 1] : null;
}

/** What is left of a line without what is for people. */
export const bare = (line: string): string => line.split(';', 1)[0]!;

/** The text with something else in a cell of the map that begins at a line: whatever is written there
 *  word by word stays so. */
export function drawn(text: string, first: number, cell: string, written: string): string {
  const place = placeOf(cell);
  const lines = text.split('\n');
  if (!place) return text;
  const at = rowsFrom(lines, first - 1)[place[1]];
  if (at === undefined) return text;
  lines[at] = replaced(lines[at]!, place[0], written);
  return lines.join('\n');
}

/** The rows from a line on: blank lines, and those only for people, are none. */
function rowsFrom(lines: readonly string[], first: number): number[] {
  return lines.flatMap((line, at) => (at >= first && bare(line).trim() ? [at] : []));
}

function replaced(line: string, column: number, written: string): string {
  const [body, rest] = [bare(line), line.slice(bare(line).length)];
  const spaced = /\S\s+\S/.test(body.trim());
  let seen = -1;
  return body.replace(spaced ? /\S+/g : /\S/g, (part) => ((seen += 1) === column ? written : part)) + rest;
}

/** The text with another thing at a place of a line that lists some, separated by commas. */
export function chosen(text: string, line: number, things: readonly string[]): string {
  const lines = text.split('\n');
  const head = /^[^:]*:\s*/.exec(lines[line - 1] ?? '')?.[0];
  if (head === undefined) return text;
  const comment = lines[line - 1]!.slice(bare(lines[line - 1]!).length);
  lines[line - 1] = head + things.join(', ') + (comment && ` ${comment}`);
  return lines.join('\n');
}

/** The text as it is sent: what is for people is not needed, and every line stays where it is. */
export const sent = (text: string): string => text.split('\n').map((line) => bare(line).trimEnd()).join('\n');

/** Where a line begins and ends, in characters. */
export function lineAt(text: string, line: number): [from: number, to: number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}

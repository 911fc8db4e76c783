/** A table that was played without us, while somebody writes it down: what they have written, and what
 *  it is worth as soon as it makes sense. */

import { json, once, reasonOf } from '../line/api';
import type { Tallied, Text, WrittenTable } from '../line/protocol';
import type { Language } from '../common/words';
import { Table } from '../table/table.svelte';
import { chosen, drawn, sent } from './written';

/** After the last letter, in milliseconds. */
const PAUSE = 400;

const key = (game: string): string => `isolario.count.${game}`;

/** What somebody has written is kept by the tab. */
function recalled(game: string): string | null {
  try {
    return sessionStorage.getItem(key(game));
  } catch {
    return null; // storage may be forbidden
  }
}

function kept(game: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key(game));
    else sessionStorage.setItem(key(game), text);
  } catch {
    // as above
  }
}

const address = (game: string): string => `/api/games/${encodeURIComponent(game)}/count`;

export class Counting {
  readonly table = new Table('');
  text = $state('');
  found = $state.raw<Tallied | null>(null);
  /** Why it has no score yet. */
  problem = $state.raw<Text | null>(null);
  /** What is drawn where a cell is pressed. */
  brush = $state(0);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    private readonly language: () => Language,
  ) {}

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.table.close();
  }

  /** What was written before, or the example. */
  async begin(): Promise<void> {
    await this.write(recalled(this.game) ?? (await this.example()), 0);
  }

  async again(): Promise<void> {
    await this.write(await this.example(), 0);
    kept(this.game, null);
  }

  private example(): Promise<string> {
    return once(`${address(this.game)}/${this.language()}`);
  }

  /** The line that is wrong; 0: none of them. */
  readonly line = $derived.by(() => {
    const line = this.problem?.args?.['line'];
    return typeof line === 'number' ? line : 0;
  });

  /** Something is written: it is counted as soon as nobody goes on writing. */
  async write(text: string, pause = PAUSE): Promise<void> {
    this.text = text;
    kept(this.game, text);
    clearTimeout(this.timer);
    if (pause > 0) this.timer = setTimeout(() => void this.count(), pause);
    else await this.count();
  }

  /** A cell of a map is pressed. */
  draw(area: string, cell: string): void {
    const first = this.found?.blocks[area];
    const brush = this.found?.brushes[this.brush];
    if (first !== undefined && brush) void this.write(drawn(this.text, first, cell, brush.written), 1);
  }

  /** Things are chosen in a line. */
  choose(line: number, things: readonly string[]): void {
    void this.write(chosen(this.text, line, things), 1);
  }

  private async count(): Promise<void> {
    const asked = (this.asked += 1);
    const wish: WrittenTable = { text: sent(this.text), language: this.language() };
    try {
      const found = await json<Tallied>(address(this.game), wish);
      if (asked !== this.asked) return;
      this.found = found;
      this.problem = null;
      this.table.hear({ ...found.joined, type: 'joined' });
    } catch (error) {
      if (asked === this.asked) this.problem = reasonOf(error);
    }
  }
}

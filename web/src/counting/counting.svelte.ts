/** A table that was played without us, while somebody writes it down: what they have written, and what
 *  it is worth as soon as it makes sense. */

import { json, once, reasonOf } from '../line/api';
import type { Stock, Tallied, Text, WrittenTable } from '../line/protocol';
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
  /** The pieces that can be laid: told once, and again when there are others. */
  stock = $state.raw<Stock | null>(null);
  /** Why it has no score yet. */
  problem = $state.raw<Text | null>(null);
  /** What is drawn where a cell is pressed. */
  brush = $state(0);
  /** The text that was counted last. */
  private counted = $state('');
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

  /** What is shown is what is written. */
  readonly settled = $derived.by(() => this.problem === null && this.counted === this.text);

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

  /** What could be written is, unless it cannot be counted: then nothing changes, and the answer says
   *  why. */
  async attempt(text: string): Promise<Text | null> {
    if (!this.settled) return this.problem;
    const asked = (this.asked += 1);
    try {
      const found = await this.ask(text);
      if (asked !== this.asked) return null;
      this.text = text;
      kept(this.game, text);
      this.hear(text, found);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  private async count(): Promise<void> {
    const [asked, text] = [(this.asked += 1), this.text];
    try {
      const found = await this.ask(text);
      if (asked === this.asked) this.hear(text, found);
    } catch (error) {
      if (asked === this.asked) this.problem = reasonOf(error);
    }
  }

  private ask(text: string): Promise<Tallied> {
    const wish: WrittenTable = {
      text: sent(text),
      language: this.language(),
      stock: this.stock?.key ?? '',
    };
    return json<Tallied>(address(this.game), wish);
  }

  private hear(text: string, found: Tallied): void {
    this.found = found;
    this.stock = found.sheet?.stock ?? this.stock;
    this.counted = text;
    this.problem = null;
    this.table.hear({ ...found.joined, type: 'joined' });
  }
}

/** What somebody is about to lay on a map: where, which piece, what is seen of it, and who has laid it. */

import type { Sheet, Spot, Stock, Text } from '../line/protocol';
import type { Symbols } from '../looking/symbols';
import type { Counting } from './counting.svelte';
import { drawnBy } from './drawings';
import {
  begun,
  described,
  laid,
  nextTurn,
  painted,
  ways,
  without,
  withSign,
  kindOf,
  type Laid,
  type Look,
} from './laying';

/** So many presses can be taken back. */
const STEPS = 100;

export class Lying {
  /** The cell that is chosen: empty, or with a piece on it. */
  at = $state<string | null>(null);
  /** A piece that was chosen before a place. */
  held = $state<string | null>(null);
  /** Who lays the next piece; null: it is not written. */
  who = $state<number | null>(null);
  /** What the code of a piece begins with. */
  code = $state('');
  /** What is put on the sides that are pressed: its place among the kinds. */
  kind = $state(0);
  /** Why a piece cannot lie there. */
  refused = $state.raw<Text | null>(null);
  /** What stood there before each press. */
  private before = $state.raw<readonly string[]>([]);
  private seen = $state.raw<Look>({ sides: [], signs: [] });
  private known: Symbols = new Map();

  constructor(private readonly counting: Counting) {}

  readonly sheet: Sheet | null = $derived.by(() => this.counting.found?.sheet ?? null);
  readonly stock: Stock | null = $derived.by(() => this.counting.stock);
  /** What is written makes sense, and is what is shown. */
  readonly ready = $derived.by(() => this.counting.settled);
  /** What is wrong: with what is written, or with what was pressed last. */
  readonly wrong: Text | null = $derived.by(() => this.counting.problem ?? this.refused);

  /** The piece on the chosen cell. */
  readonly spot: Spot | null = $derived.by(() => this.on(this.at));
  readonly asked: string = $derived.by(() => (this.at !== null && this.sheet?.asked[this.at]) || '');

  /** What is seen; what those around it show is seen, too. */
  readonly look: Look = $derived.by(() => {
    const sides = this.seen.sides;
    const number = this.stock?.pieces[0]?.sides.length ?? 0;
    const asked = this.spot ? '' : this.asked;
    return {
      sides: Array.from({ length: number }, (_, to) => {
        const wants = (asked[to] ?? '.').replace('.', '');
        const side = sides[to] ?? '';
        return side && (!wants || kindOf(side) === wants) ? side : wants;
      }),
      signs: this.seen.signs,
    };
  });

  readonly described: string | null = $derived.by(() => this.stock && described(this.look, this.stock));

  /** The pieces that look like that and are not on the map, and how each would be turned. */
  readonly pieces = $derived.by(() => {
    const { stock, sheet } = this;
    if (!stock || !sheet) return [];
    const used = new Set(sheet.spots.map(({ piece }) => piece));
    const code = this.code.trim().toLowerCase();
    const asked = this.spot ? '' : this.asked;
    return stock.pieces.flatMap((piece) => {
      if (used.has(piece.written) || !piece.written.toLowerCase().startsWith(code)) return [];
      const turn = ways(piece, stock.turns, this.look, asked)[0];
      return turn === undefined ? [] : [{ piece, turn }];
    });
  });

  /** The drawings of a game, and of the pieces on this map that are not its own. */
  symbols(game: Symbols): Symbols {
    const drawn = drawnBy(this.counting.game, this.sheet?.drawings ?? '', this.known);
    this.known = drawn;
    return drawn.size > 0 ? new Map([...game, ...drawn]) : game;
  }

  private on(cell: string | null): Spot | null {
    return this.sheet?.spots.find((it) => it.cell === cell) ?? null;
  }

  // --- what is pressed -------------------------------------------------------------------------

  /** A cell: the piece in hand goes there; otherwise it is chosen. */
  async press(cell: string): Promise<void> {
    this.refused = null;
    if (this.held !== null && !this.on(cell)) {
      this.at = cell;
      await this.lay(this.held);
      return;
    }
    this.at = this.at === cell ? null : cell;
  }

  /** A piece: it goes to the chosen cell, or into the hand until there is one. */
  async take(written: string): Promise<void> {
    this.refused = null;
    if (this.at !== null && !this.spot) await this.lay(written);
    else this.held = this.held === written ? null : written;
    if (this.held !== null) this.at = null;
  }

  private async lay(written: string): Promise<void> {
    const { stock, sheet, at } = this;
    if (!stock || !sheet || at === null) return;
    const piece = stock.pieces.find((it) => it.written === written);
    const turn = piece ? (ways(piece, stock.turns, this.look, this.asked)[0] ?? 0) : 0;
    if (!(await this.write({ cell: at, piece: written, turn, who: this.who }))) return;
    this.held = null;
    this.wipe();
    if (this.who !== null) this.who = (this.who + 1) % sheet.owners.length;
  }

  async turn(): Promise<void> {
    const { stock, spot } = this;
    if (!stock || !spot) return;
    await this.write({ ...spot, turn: nextTurn(spot, stock.turns, this.asked) });
  }

  async give(who: number | null): Promise<void> {
    if (this.spot) await this.write({ ...this.spot, who });
    else this.who = who;
  }

  async takeBack(): Promise<void> {
    const { sheet, spot } = this;
    if (sheet && spot) await this.attempt(without(this.counting.text, sheet, spot));
  }

  async empty(): Promise<void> {
    if (!this.sheet) return;
    this.at = this.held = null;
    await this.attempt(begun(this.counting.text, this.sheet));
  }

  get undoable(): boolean {
    return this.before.length > 0;
  }

  async undo(): Promise<void> {
    const text = this.before.at(-1);
    if (text === undefined) return;
    this.before = this.before.slice(0, -1);
    this.refused = null;
    this.at = null;
    await this.counting.write(text, 0);
  }

  paint(side: number): void {
    const kind = this.stock?.kinds[this.kind];
    if (!kind) return;
    const sides = this.look.sides.map((it, to) => (to === side ? painted(it, kind) : it));
    this.seen = { ...this.seen, sides };
  }

  show(sign: number): void {
    if (this.stock) this.seen = { ...this.seen, signs: withSign(this.seen.signs, sign, this.stock) };
  }

  wipe(): void {
    this.seen = { sides: [], signs: [] };
    this.code = '';
  }

  // --- what is written -------------------------------------------------------------------------

  private write(piece: Laid): Promise<boolean> {
    const { stock, sheet } = this;
    if (!stock || !sheet) return Promise.resolve(false);
    return this.attempt(laid(this.counting.text, sheet, stock, piece));
  }

  /** What cannot be is not written, and it is said why. */
  private async attempt(text: string): Promise<boolean> {
    const before = this.counting.text;
    const why = await this.counting.attempt(text);
    if (why === null) this.before = [...this.before, before].slice(-STEPS);
    const reason = why?.args?.['reason'];
    // Which line it would have been says nothing to whoever has pressed a place.
    this.refused = typeof reason === 'object' && 'id' in reason ? reason : why;
    return why === null;
  }
}

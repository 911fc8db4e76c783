/** What a table says about points: where each change arose, what it was for, how a season or a round
 *  ends. Loaded after the table itself. */

import { heading } from './events';
import PointTags from './PointTags.svelte';
import ScoringOverlay from './ScoringOverlay.svelte';
import type { Area, Event, Frame } from '../line/protocol';
import { areaOf } from '../common/reference';
import type { Table } from '../table/table.svelte';
import { alike, chapters, counts, ends, pace, run, type Chapter } from './chapters';

/** A part of the game has been scored: what was said about it, what each line brought, and the boards as
 *  they were. */
export interface Tally {
  heading: Event;
  items: readonly Event[];
  boards: readonly Area[];
}

/** Changes of score that are asked about, and where on the screen they were pressed. */
export interface Asked {
  events: readonly Event[];
  /** In the lower half of a board: the text stands above. */
  low: boolean;
}

/** A spectator never moves things on: older changes make room. */
const MANY = 24;

export class Scoring {
  /** What lies on every area, and what lies over the board. */
  readonly Tags = PointTags;
  readonly Panel = ScoringOverlay;

  /** The changes of score that can be asked about on the boards. */
  scored = $state.raw<readonly Event[]>([]);
  /** What is being told now, its position, and how many there are. */
  chapter = $state.raw<(Chapter & { at: number; of: number }) | null>(null);
  /** What is being explained. */
  asked = $state.raw<Asked | null>(null);
  /** What the address of the page asks for: it belongs to the page, and Back leaves both. */
  given: Asked | null = null;
  /** The score sheet of what has just ended; it stays until put away or until a move is made. */
  tally = $state.raw<Tally | null>(null);
  /** It lies over the boards. */
  reading = $state(false);

  private pending: Chapter[] = [];
  private of = 0;
  private done = 0;
  /** How much lay on the boards when something was last scored. */
  private lying = 0;

  constructor(private readonly table: Table) {}

  /** The events whose points are shown at this moment. */
  readonly fresh = $derived.by((): readonly Event[] => {
    if (this.chapter) return this.chapter.events;
    const event = this.table.frames.flash?.event;
    return event?.points ? [event] : [];
  });

  /** What stands on the boards: while a source is being told, its points; at rest, all that can be asked
   *  about. Once a game is over nothing comes to clear the boards of them, and the score sheet says it. */
  readonly tagged = $derived.by((): readonly Event[] => {
    if (this.chapter) return this.chapter.events;
    const { now, past, frames } = this.table;
    return now?.outcome && !past && !frames.showing ? [] : this.scored;
  });

  /** Shows the next source, if what comes is the scoring of something that ends. Returns for how long, in
   *  milliseconds; otherwise 0. */
  tell(queue: { frame: Frame }[], put: (frame: Frame) => void): number {
    if (this.pending.length === 0) {
      const events = queue.map(({ frame }) => frame.event);
      this.pending = chapters(events.slice(0, run(events)));
      this.of = this.pending.length;
      this.done = 0;
    }
    const chapter = this.pending.shift();
    this.chapter = null;
    if (!chapter) return 0;
    for (; this.done < chapter.upto; this.done += 1) put(queue.shift()!.frame);
    this.chapter = { ...chapter, of: this.of, at: this.of - this.pending.length };
    const what = chapter.source ?? { id: 'area_score' };
    this.table.frames.announce({ what: 'page_scoring', facts: { what } });
    return pace(this.of);
  }

  /** Something has happened, and stands in the log. */
  note(event: Event): void {
    if (event.points) {
      this.scored = [...this.scored, event].slice(-MANY);
      this.lying = this.count();
    }
    if (!heading(event)) return;
    if (this.count() < this.lying / 2) this.scored = []; // the board has been cleared
    if (!ends(event)) return;
    // After the scored lines: their total can be read.
    const { log } = this.table;
    let first = log.length - 1;
    while (first > 0 && log[first - 1]!.points && alike(log[first - 1]!, event)) first -= 1;
    const items = log.slice(first, -1);
    if (counts(items)) this.tally = { heading: event, items, boards: this.boards };
  }

  private get boards(): Area[] {
    return this.table.areas.filter(({ role }) => role === 'board');
  }

  private count(boards: readonly Area[] = this.boards): number {
    return boards.reduce((sum, { sprites = [] }) => sum + sprites.length, 0);
  }

  /** The boards that the sheet speaks of, if they have been cleared since. */
  readonly asTheyWere = $derived.by((): readonly Area[] | null => {
    const { tally } = this;
    return tally && this.reading && this.count() < this.count(tally.boards) / 2 ? tally.boards : null;
  });

  /** Skips telling the rest one by one. */
  skip(): void {
    this.pending = [];
    this.chapter = null;
  }

  /** Somebody who moves on has read it. */
  clear(): void {
    this.skip();
    this.scored = [];
    this.tally = null;
    this.explain(null);
  }

  /** The log has been sent afresh: whatever is no longer in it was taken back. */
  keep(): void {
    const known = new Set(this.table.log.map((event) => JSON.stringify(event)));
    const there = (event: Event): boolean => known.has(JSON.stringify(event));
    this.scored = this.scored.filter(there);
    if (this.tally && !there(this.tally.heading)) this.tally = null;
    if (this.asked && !this.asked.events.every(there)) this.explain(null);
  }

  // --- explaining ------------------------------------------------------------------------------

  /** Marks again where points arose, and quotes the rule. */
  explain(events: readonly Event[] | null, low = this.lower(events ?? [])): void {
    this.asked = events && { events, low };
    this.rest();
  }

  /** There is more of the board above the cells of some events than below them. */
  private lower(events: readonly Event[]): boolean {
    const cells = events.flatMap((event) => event.cells ?? []);
    const board = this.table.areas.find(({ key }) => key === areaOf(cells[0] ?? ''));
    const high = cells.flatMap((cell) => this.table.choosing.ground.spot(cell)?.y ?? []);
    if (!board || high.length === 0) return false;
    const [, top, , height] = board.box;
    return Math.min(...high) - top > top + height - Math.max(...high);
  }

  /** Only what is being explained is marked. */
  rest = (): void => {
    const cells = this.asked?.events.flatMap((event) => event.cells ?? []) ?? [];
    if (cells.length > 0 || this.table.pointed.length > 0) this.table.pointed = cells;
  };

  /** Puts away what lies over the board, one thing at a time. */
  away(): void {
    if (this.asked) this.explain(null);
    else this.close();
  }

  /** The sheet has been read: its tags should hide no cells of what comes next. In a replay nothing
   *  comes by itself. */
  close(): void {
    this.tally = null;
    if (!this.table.past) this.scored = [];
  }

  /** The map for points without cells: where the same seat's other points lie. */
  home(event: Event): string {
    const seat = event.seat ?? null;
    const { log, areas } = this.table;
    const like = log.findLast((other) => (other.seat ?? null) === seat && other.points && other.cells?.length);
    const [cell] = like?.cells ?? [];
    return cell ? areaOf(cell) : (areas.find(({ role }) => role === 'board')?.key ?? '');
  }
}

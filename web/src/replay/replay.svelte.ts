/** A finished game again: a table that shows what somebody saw of it, moment by moment. It looks like
 *  any table; nothing can be done there. */

import { json, pathOf, reasonOf } from '../line/api';
import { lineOf, lines, momentOf } from './moment';
import { apply } from '../line/patches';
import type { Area, Event, Eyes, Moment, Replay as Film, Text } from '../line/protocol';
import { Table, type Past } from '../table/table.svelte';

/** How it looked, and what had been told, after a number of moments. */
interface Sight {
  areas: readonly Area[];
  log: readonly Event[];
}

/** ``open``, the number of a seat, or anything else for a spectator. */
export function readEyes(text: string | null): Eyes {
  if (text === 'open') return 'open';
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** Where it comes from: how those eyes saw it, and a small board, enlarged, after this many moves, where
 *  there are any. */
export interface Source {
  film: (eyes: Eyes) => Promise<Film>;
  board: ((move: number, board: string, eyes: Eyes) => Promise<Area>) | null;
}

/** A table knows the games that were played there. */
function atTable(id: string): Source {
  const address = (what: string, eyes: Eyes): string =>
    `${pathOf(id)}/replay${what}${eyes === null ? '' : `?seat=${eyes}`}`;
  return {
    film: (eyes) => json(address('', eyes)),
    board: (move, board, eyes) => json(address(`/${move}/${encodeURIComponent(board)}`, eyes)),
  };
}

export class Replay implements Past {
  readonly table: Table;
  film = $state.raw<Film | null>(null);
  /** Through whose eyes, and which move they saw last. */
  eyes = $state<Eyes>(null);
  /** How many moments of the film have been shown. */
  at = $state(0);
  running = $state(false);
  problem = $state.raw<Text | null>(null);
  private sights: Sight[] = [];
  private asked = 0;

  /** ``id``: of its table; empty where only the game is known. */
  constructor(
    id: string,
    begin: { eyes: Eyes; move: number },
    private readonly source: Source = atTable(id),
  ) {
    this.table = new Table(id, this);
    void this.see(begin.eyes, begin.move);
  }

  close(): void {
    this.table.close();
  }

  /** How many moments there are. */
  get moments(): number {
    return this.film?.moments.length ?? 0;
  }

  /** The number of the move that was made last. */
  readonly move = $derived.by(() => this.film?.moments[this.at - 1]?.move ?? 0);

  /** The line of the log that is being explained; -1: none. */
  readonly line = $derived.by(() => {
    const [event] = this.table.scoring?.asked?.events ?? [];
    return event ? lineOf(this.table.log, event) : -1;
  });

  /** Nobody is awaited: the status tells what is being shown, what is explained of this moment, or what
   *  happened last. */
  readonly shown = $derived.by((): Event | null => {
    const { frames, log } = this.table;
    const here = this.line >= 0 && !this.elsewhere(this.line);
    const flashed = frames.showing && frames.flash?.event;
    return flashed || (here && lines(log)[this.line]) || log.at(-1) || null;
  });

  /** A small board, enlarged: as it was then, through the same eyes. */
  look(board: string): Promise<Area> {
    return this.source.board?.(this.move, board, this.eyes) ?? Promise.reject(new Error(board));
  }

  elsewhere(line: number): boolean {
    return this.film !== null && momentOf(this.film, line) !== this.at;
  }

  /** The same moment through other eyes. */
  async see(eyes: Eyes, move = this.move): Promise<void> {
    const asked = (this.asked += 1);
    this.running = false;
    this.table.look(null); // others may not have seen what these eyes saw
    try {
      const film = await this.source.film(eyes);
      if (asked !== this.asked) return;
      this.sights = [{ areas: film.areas, log: film.log }];
      this.film = film;
      this.eyes = eyes;
      this.problem = null;
      this.jump(film.moments.filter((moment) => moment.move <= move).length);
    } catch (error) {
      if (asked !== this.asked) return;
      this.problem = reasonOf(error);
    }
  }

  /** To any moment, at once. */
  jump(to: number): void {
    const { film } = this;
    if (!film) return;
    this.at = Math.max(0, Math.min(to, film.moments.length));
    this.table.scoring?.clear();
    this.table.hear({
      type: 'joined',
      table: film.table,
      seat: typeof film.eyes === 'number' ? film.eyes : null,
      ...this.sight(film, this.at),
      now: film.moments[this.at - 1]?.now ?? film.now,
      request: 0,
    });
  }

  /** To the moment of a line of the log, which is explained there. */
  explainLine(line: number): void {
    const { film } = this;
    const at = film && line >= 0 ? momentOf(film, line) : 0;
    if (!film || (at === 0 && !lines(film.log)[line])) return; // there is no such line
    this.running = false;
    this.jump(at);
    const event = lines(this.table.log)[line];
    if (event) this.table.scoring?.explain([event]);
  }

  /** One moment back, at once; or forward, shown as it was in the game. */
  walk(by: 1 | -1): void {
    const { table } = this;
    const moment = this.film?.moments[this.at];
    if (by < 0) this.jump(this.at - 1);
    else if (moment) {
      if (table.frames.showing) table.frames.hurry();
      table.scoring?.clear();
      this.at += 1;
      const { frames = [], now, patches = [] } = moment;
      const areas = patches.length > 0 ? apply(table.areas, patches) : null;
      table.hear({ type: 'update', frames, now, areas, log: null, request: 0 });
    }
    if (this.at >= this.moments) this.running = false;
  }

  /** Plays by itself, or stops; at the end it starts over. */
  run = (): void => {
    this.running = !this.running;
    if (this.running && this.at >= this.moments) this.jump(0);
  };

  /** Each snapshot shares everything that did not change with the one before, so they can be kept. */
  private sight(film: Film, at: number): { areas: Area[]; log: Event[] } {
    for (let next = this.sights.length; next <= at; next += 1)
      this.sights.push(after(this.sights[next - 1]!, film.moments[next - 1]!));
    const { areas, log } = this.sights[at]!;
    return { areas: [...areas], log: [...log] };
  }
}

function after({ areas, log }: Sight, { frames = [], patches = [] }: Moment): Sight {
  return {
    areas: apply(
      frames.reduce((seen, frame) => apply(seen, frame.patches), [...areas]),
      patches,
    ),
    log: frames.length > 0 ? [...log, ...frames.map(({ event }) => event)] : log,
  };
}

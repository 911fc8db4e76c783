/** The address: `/` is the start page, `/t/<table>` a table, `/t/<table>/replay` the replay of its
 *  game, `/rules/<game>` a book, `/learn/<game>` a lesson, `/new/<game>` a table to be set up,
 *  `/count/<game>` one that was played without us, `/tables` all the tables of this browser,
 *  `/today/<date>` a chart of the day, `/chart` one that somebody has sent: what they sent is in the
 *  fragment. */

import { openThings } from './open-things';
import { route, written } from './where';
import type { Speaker } from './words';

export type Kind =
  'start' | 'tables' | 'table' | 'replay' | 'rules' | 'learn' | 'new' | 'today' | 'count';

/** What every page gets. */
export interface PageProps {
  /** The table or the game that the address names. */
  name: string;
  /** The words of all games, until those of one have loaded. */
  speaker: Speaker;
}

const here = (): string => route().pathname;

class Router {
  path = $state(here());

  constructor() {
    // Pages are built again when somebody comes back. The browser would scroll them before that, or
    // long after, when something that lay open is closed.
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => {
      if (this.path !== here()) this.arrive();
    });
  }

  private arrive(): void {
    this.path = here();
    scrollTo(0, 0);
  }

  /** What kind of page the address means, and for which table or game; null: there is no such page. */
  private readonly found = $derived.by((): [Kind, string] | null => {
    if (this.path === '/') return ['start', ''];
    if (this.path === '/tables') return ['tables', ''];
    const [, sent] = /^\/(?:today|chart)\/?([^/]*)$/.exec(this.path) ?? [];
    if (sent !== undefined) return ['today', sent];
    const [, kind, name, again] = /^\/(t|rules|learn|new|count)\/([^/]+)(\/replay)?\/?$/.exec(this.path) ?? [];
    if (!name || (again && kind !== 't')) return null;
    return [kind === 't' ? (again ? 'replay' : 'table') : (kind as Kind), decodeURIComponent(name)];
  });

  get page(): Kind | null {
    return this.found && this.found[0];
  }

  get name(): string {
    return this.found?.[1] ?? '';
  }

  /** ``note``: what this page should know of when somebody comes back to it. */
  go(path: string, note: object | null = null): void {
    openThings.leave(() => {
      history.replaceState({ ...history.state, ...note, top: scrollY }, '');
      history.pushState({ from: here() }, '', written(path));
      this.arrive();
    });
  }

  /** Back to a page: the history gets no longer, whether or not this one was reached from there. */
  back(path: string): void {
    openThings.leave(() => {
      if (history.state?.from === path) return history.back();
      history.replaceState(null, '', written(path));
      this.arrive();
    });
  }

  /** To a page that takes the place of this one: there is nothing left to come back to. */
  replace(path: string): void {
    openThings.leave(() => {
      history.replaceState(history.state, '', written(path));
      this.arrive();
    });
  }

  /** To where the page was scrolled when it was left: once it is as high again as it was then. */
  resume(): void {
    const { top, ...rest } = (history.state ?? {}) as { top?: number };
    if (top === undefined) return;
    history.replaceState(rest, '');
    scrollTo(0, top);
  }
}

export const router = new Router();

/** For links: a plain click stays in this page, any other is left to the browser. */
export const follow = (event: MouseEvent): void => lead(event, (path) => router.go(path));

/** For links to the page that this one belongs to. */
export const followBack = (event: MouseEvent): void => lead(event, (path) => router.back(path));

function lead(event: MouseEvent, go: (path: string) => void): void {
  const link = event.currentTarget;
  const plain =
    event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { pathname, search } = route(link);
  go(pathname + search);
}

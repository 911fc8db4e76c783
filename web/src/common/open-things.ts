/** What lies open over a page: a card, a sheet, the book, a dialog. The Back button closes the
 *  uppermost before it leaves the page. There is one entry in the history for everything that is open,
 *  however much that is; it is made again while something is left:
 *
 *      $effect(() => (shown ? openThings.open(close) : undefined));
 *
 *  An entry cannot be taken out of the history, only gone back over, which takes a moment: whatever opens
 *  or leaves the page meanwhile waits for that. */

import { route, written } from './where';

/** As much of a window as is used. */
export interface Page {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  readonly location: Pick<Location, 'href'>;
  addEventListener(type: 'popstate', hear: () => void): void;
}

/** How long going back may take, in milliseconds: a browser may refuse it. */
const PATIENCE = 2000;

const path = (href: string): string => route(new URL(href)).pathname;

type State = { open?: true } | null;

export class OpenThings {
  /** What is open, the uppermost last. */
  private things: { close: () => void }[] = [];
  /** The entry for it is the current one. */
  private entered = false;
  /** The page that it is open over. */
  private below = '';
  /** On the way back over that entry. */
  private going: ReturnType<typeof setTimeout> | undefined;
  /** What is done once back. */
  private readonly then: (() => void)[] = [];
  /** The page got another address while something was open: the entry below does not know it yet. */
  private address: string | null = null;

  constructor(private readonly page: Page) {
    page.addEventListener('popstate', () => this.arrive());
    // The page was loaded again while something was open. Nothing is now.
    if (!this.marked) return;
    this.address = page.location.href;
    this.goBack();
  }

  private get marked(): boolean {
    return Boolean((this.page.history.state as State)?.open);
  }

  /** Something is open, until this is undone; ``close``: the Back button closes it. */
  open(close: () => void): () => void {
    const thing = { close };
    this.things.push(thing);
    this.settle();
    return () => {
      this.things = this.things.filter((it) => it !== thing);
      this.settle();
    };
  }

  /** Leaves the page: everything is closed first, and Back will find the page without it. */
  leave(then: () => void): void {
    this.closeAll();
    if (this.entered || this.going) this.then.push(then);
    else then();
    if (this.entered && !this.going) this.goBack();
  }

  /** The page has another address from now on. */
  readdress(path: string): void {
    const { history } = this.page;
    history.replaceState(history.state, '', written(path));
    if (this.entered) this.address = this.page.location.href;
  }

  /** What closes and what opens at the same time has one entry. */
  private settle(): void {
    queueMicrotask(() => {
      const { history } = this.page;
      const wanted = this.things.length > 0;
      if (this.going || wanted === this.entered) return;
      if (!wanted) return this.goBack();
      history.pushState({ ...(history.state as State), open: true }, '');
      this.entered = true;
      this.below = path(this.page.location.href);
    });
  }

  private goBack(): void {
    this.going = setTimeout(() => this.arrive(), PATIENCE);
    this.page.history.back();
  }

  private closeAll(): void {
    for (const { close } of this.things.splice(0).reverse()) close();
  }

  private arrive(): void {
    const { history, location } = this.page;
    if (this.going) {
      clearTimeout(this.going);
      this.going = undefined;
      if (this.marked) history.replaceState(null, ''); // it was refused: the entry is the page's own
    } else if (this.marked) {
      // The Forward button, to something that was closed.
      if (!this.entered) this.goBack();
      return;
    } else if (this.entered && path(location.href) === this.below) this.things.pop()?.close();
    else if (this.entered) this.closeAll();
    this.entered = false;
    const { address } = this;
    this.address = null;
    if (address && path(address) === path(location.href)) history.replaceState(history.state, '', address);
    for (const go of this.then.splice(0)) go();
    this.settle();
  }
}

export const openThings = new OpenThings(window);

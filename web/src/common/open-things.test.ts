import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenThings, Page } from './open-things';

/** A browser's history: entries with their states and addresses, and one that is current. */
class Browser implements Page {
  entries: { state: unknown; href: string }[] = [
    { state: null, href: 'http://here/' },
    { state: null, href: 'http://here/t/one' },
  ];
  at = 1;
  /** It no longer goes back when asked to. */
  refuses = false;
  private hear: () => void = () => undefined;

  addEventListener(_type: 'popstate', hear: () => void): void {
    this.hear = hear;
  }

  /** Buttons of the browser, and what a page asks of it: both take a moment. */
  async go(by: number): Promise<void> {
    await Promise.resolve();
    if (this.entries[this.at + by] === undefined) return;
    this.at += by;
    this.hear();
  }

  get location(): { href: string } {
    return this.entries[this.at]!;
  }

  get where(): string {
    const { state, href } = this.entries[this.at]!;
    return href.replace('http://here', '') + (state ? ` ${JSON.stringify(state)}` : '');
  }

  private entry(state: unknown, path?: string): { state: unknown; href: string } {
    return { state, href: new URL(path ?? this.location.href, this.location.href).href };
  }

  readonly history = {
    browser: this as Browser,
    get state(): unknown {
      return this.browser.entries[this.browser.at]!.state;
    },
    pushState: (state: unknown, _title: string, path?: string): void => {
      this.entries = [...this.entries.slice(0, this.at + 1), this.entry(state, path)];
      this.at += 1;
    },
    replaceState: (state: unknown, _title: string, path?: string): void => {
      this.entries[this.at] = this.entry(state, path);
    },
    back: (): void => {
      if (!this.refuses) void this.go(-1);
    },
  };
}

const OPEN = '/t/one {"open":true}';
let browser: Browser;
let things: OpenThings;
let Things: new (page: Page) => OpenThings;
/** What is open, by name, the uppermost last. */
let shown: string[] = [];

function show(name: string): () => void {
  shown.push(name);
  const undo = things.open(() => void (shown = shown.filter((it) => it !== name)));
  return () => {
    shown = shown.filter((it) => it !== name);
    undo();
  };
}

/** Everything that is on its way has happened. */
const settled = (): Promise<void> => new Promise((go) => setTimeout(go));

beforeEach(async () => {
  browser = new Browser();
  shown = [];
  vi.stubGlobal('window', new Browser());
  ({ OpenThings: Things } = await import('./open-things'));
  things = new Things(browser);
  return () => vi.unstubAllGlobals();
});

describe('the Back button', () => {
  it('closes one thing at a time, the uppermost first, and then leaves the page', async () => {
    show('sheet');
    show('book');
    await settled();
    expect([browser.where, browser.entries.length]).toEqual([OPEN, 3]);
    await browser.go(-1);
    await settled();
    expect([browser.where, browser.entries.length, shown]).toEqual([OPEN, 3, ['sheet']]);
    await browser.go(-1);
    await settled();
    expect([browser.where, shown]).toEqual(['/t/one', []]);
    await browser.go(-1);
    expect(browser.where).toBe('/');
  });

  it('leaves the page at once after things were closed otherwise', async () => {
    const [first, second] = [show('card'), show('book')];
    await settled();
    first();
    await settled();
    expect(browser.where).toBe(OPEN);
    second();
    await settled();
    expect(browser.where).toBe('/t/one');
    await browser.go(-1);
    await settled();
    expect(browser.where).toBe('/');
  });

  it('closes what took the place of something else, without a second entry', async () => {
    const close = show('card');
    await settled();
    close();
    show('book'); // at the same time
    await settled();
    expect([browser.where, browser.entries.length]).toEqual([OPEN, 3]);
    await browser.go(-1);
    expect(shown).toEqual([]);
  });

  it('closes what was opened while the browser was still on its way back', async () => {
    const close = show('card');
    await settled();
    close();
    await Promise.resolve();
    await Promise.resolve();
    show('book');
    await settled();
    expect([browser.where, browser.entries.length]).toEqual([OPEN, 3]);
    await browser.go(-1);
    await settled();
    expect([browser.where, shown]).toEqual(['/t/one', []]);
  });
});

describe('the Forward button', () => {
  it('opens nothing, and leads nowhere', async () => {
    const close = show('book');
    await settled();
    close();
    await settled();
    await browser.go(1);
    await settled();
    expect([browser.where, shown]).toEqual(['/t/one', []]);
  });
});

describe('a page that is loaded again while something is open', () => {
  it('is the page itself: nothing is open, and Back leaves it', async () => {
    show('book');
    await settled();
    things = new Things(browser);
    shown = [];
    await settled();
    expect(browser.where).toBe('/t/one');
    show('sheet'); // the page opens it by itself
    await settled();
    expect([browser.where, browser.entries.length]).toEqual([OPEN, 3]);
  });

  it('keeps the address that it had', async () => {
    show('card');
    await settled();
    things.readdress('/t/one?at=7');
    things = new Things(browser);
    await settled();
    expect(browser.where).toBe('/t/one?at=7');
  });
});

describe('leaving the page', () => {
  const go = (path: string, note: object | null = null): void =>
    things.leave(() => {
      if (note) browser.history.replaceState(note, '');
      browser.history.pushState(null, '', path);
    });

  it('by a link in something open leaves nothing of it in the history', async () => {
    show('book');
    await settled();
    go('/learn/one', { line: 3 });
    await settled();
    expect([browser.where, browser.entries.length, shown]).toEqual(['/learn/one', 3, []]);
    await browser.go(-1);
    await settled();
    expect([browser.where, shown]).toEqual(['/t/one {"line":3}', []]);
  });

  it('is done at once where nothing is open', () => {
    go('/learn/one');
    expect(browser.where).toBe('/learn/one');
  });

  it('goes on even if the browser does not go back', async () => {
    vi.useFakeTimers();
    show('book');
    await vi.advanceTimersByTimeAsync(0);
    browser.refuses = true;
    go('/learn/one');
    await vi.advanceTimersByTimeAsync(5000);
    expect([browser.where, browser.entries[2]?.state]).toEqual(['/learn/one', null]);
    vi.useRealTimers();
  });

  it('by the history itself closes everything', async () => {
    show('book');
    await settled();
    await browser.go(-2);
    expect([browser.where, shown]).toEqual(['/', []]);
  });
});

describe('an address that changes while something is open', () => {
  it('is that of the page below it too', async () => {
    const close = show('card');
    await settled();
    things.readdress('/t/one?at=7');
    expect(browser.where).toBe('/t/one?at=7 {"open":true}');
    close();
    await settled();
    expect(browser.where).toBe('/t/one?at=7');
    show('card');
    await settled();
    things.readdress('/t/one?at=8');
    await browser.go(-1);
    expect(browser.where).toBe('/t/one?at=8');
  });
});

describe('what the page was told to know when somebody comes back', () => {
  it('is still known while something is open', async () => {
    browser.history.replaceState({ line: 4 }, '');
    show('sheet');
    await settled();
    expect(browser.history.state).toEqual({ line: 4, open: true });
  });
});

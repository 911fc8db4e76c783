/** The site is kept for when there is no network, and a newer version of it is told of. It is taken when
 *  somebody wishes it, or when all pages of the older one have been closed; until then both are kept. */

/** Milliseconds between looks for a newer version by a page that stays open. */
const SELDOM = 3_600_000;
/** Milliseconds until files that nobody needs are cleared away: other pages may be coming up. */
const LATER = 10_000;

class Versions {
  /** There is a newer version than that of this page. */
  newer = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private looked = Date.now();

  /** Called once the site is there: what is kept comes out of the browser's own cache. Where a browser
   *  refuses, everything works as long as there is a network. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    void this.hold();
    let last = serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (last) this.newer = true; // another page has taken the newer version
      last = serviceWorker.controller;
    });
    const address = new URL('./sw.js', document.baseURI).href;
    const found = await serviceWorker.register(address, { updateViaCache: 'none' });
    this.registration = found;
    found.addEventListener('updatefound', () => this.watch());
    this.watch();
    document.addEventListener('visibilitychange', () => this.look());
    setTimeout(() => found.active?.postMessage('tidy'), LATER);
  }

  /** As long as this page is open, the files that it came with are kept. */
  private async hold(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
    const name = `isolario page ${script}`;
    await navigator.locks?.request(name, { mode: 'shared' }, () => new Promise<void>(() => {}));
  }

  private watch(): void {
    const { active, installing, waiting } = this.registration!;
    if (active && waiting) this.newer = true;
    installing?.addEventListener('statechange', () => this.watch(), { once: true });
  }

  private look(): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.looked < SELDOM) return;
    this.looked = Date.now();
    this.registration?.update().catch(() => {}); // there is no network: another time
  }

  /** This page becomes one of the newer version. Others stay as they are. */
  take(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take over');
  }
}

export const versions = new Versions();

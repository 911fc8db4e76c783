/** The address: `/` is the start page, `/t/<table>` a table, `/rules/<game>` a book. */

function here(): string {
  return location.pathname;
}

class Router {
  path = $state(here());

  constructor() {
    addEventListener('popstate', () => (this.path = here()));
  }

  get table(): string | null {
    return this.#after('t');
  }

  /** The game whose book is open. */
  get rules(): string | null {
    return this.#after('rules');
  }

  #after(kind: string): string | null {
    const [, first, name, ...more] = this.path.replace(/\/$/, '').split('/');
    return first === kind && name && more.length === 0 ? decodeURIComponent(name) : null;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays in this page, any other does what the browser does. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const plain =
    event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname);
}

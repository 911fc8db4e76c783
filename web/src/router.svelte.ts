/** The address: `/` is the start page, `/t/<table>` a table, `/t/<table>/replay` its game once more,
 *  `/rules/<game>` a book. */

function here(): string {
  return location.pathname;
}

function named(pattern: RegExp, path: string): string | null {
  const match = pattern.exec(path);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

class Router {
  path = $state(here());

  constructor() {
    addEventListener('popstate', () => (this.path = here()));
  }

  get table(): string | null {
    return named(/^\/t\/([^/]+)\/?$/, this.path);
  }

  /** The table whose game is to be seen once more. */
  get replay(): string | null {
    return named(/^\/t\/([^/]+)\/replay\/?$/, this.path);
  }

  /** The game whose book is open. */
  get rules(): string | null {
    return named(/^\/rules\/([^/]+)\/?$/, this.path);
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

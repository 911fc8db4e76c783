/** Where a page of ours is: at the path of the address, or, on a site that is only files, in its
 *  fragment, so that any host and any folder will do. Which of them is settled when the page is built. */

const FILES = import.meta.env.MODE === 'site';

/** The path, the question and the fragment that an address means here. */
export const route = (at: Location | HTMLAnchorElement | URL = location): { pathname: string; search: string; hash: string } =>
  FILES ? new URL(at.hash.slice(1) || '/', 'https://here') : at;

/** A path of ours, or a fragment of the page that is shown, as an address. */
export const written = (path: string): string =>
  FILES ? `#${path.startsWith('#') ? route().pathname + route().search + path : path}` : path;

/** The way to the tables: a server has them. On a site that is only files they are in this very browser;
 *  there `home/way.ts` takes the place of this file when the page is built, and nothing else in the page
 *  knows. */

/** As much of a WebSocket as is used. */
export interface Wire {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (message: string) => void;
  close: () => void;
}

/** The answer to a request. */
export const request = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);

/** A live connection to `tables/<table>` or `lessons/<game>`. */
export const wireTo = (path: string): Wire =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/${path}/live`);

/** How long a live connection may take to open, in milliseconds, before it is tried again: a server that is
 *  held up lets a page come and then says nothing. 0: as long as it likes. */
export const opening: number = 4_500;

/** What is behind a path, as an address that a picture can be shown from. */
export const fileAt = async (path: string): Promise<string> => path;

/** Whether somebody at another machine can come to a table. */
export const others: boolean = true;

/** What a link to a file does besides leading there. */
export const saving: ((event: MouseEvent) => void) | undefined = undefined;

/** Where tables take a while to come: what one looked like when it was last seen is shown until it is there. */
export interface Seen {
  /** A table has been drawn, and will be kept as it looks. */
  keep: (table: string, game: string, room: HTMLElement) => void;
  /** It is not to be shown to whoever comes next, or is over. */
  forget: (table: string) => void;
  show: (table: string) => unknown;
  /** The table is there, or why it is not. */
  done: () => void;
}
export const seen: Seen | null = null as Seen | null;

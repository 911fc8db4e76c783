/** The way to the tables on a site that is only files: they are in this very browser. */

import type * as Server from '../line/way';
import { home } from './home';

export type { Seen, Wire } from '../line/way';
export { seen } from './seen';

export const others: typeof Server.others = false;
export const request: typeof Server.request = (path, init) => home.ask(path, init);
export const wireTo: typeof Server.wireTo = (path) => home.line(path);
export const opening: typeof Server.opening = 0; // Python may still be loading
export const fileAt: typeof Server.fileAt = (path) => home.file(path);
export const saving: typeof Server.saving = (event) => void home.save(event);

/** Words, drawings, colours, books, cards and lessons as the server sends them, written once for
 *  all tests: they come straight from the sources, so there is nothing to keep up to date. */

import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Plugin } from 'vite';

export const ROOT = join(import.meta.dirname, '..', '..');
const OWN = join(ROOT, '.venv', 'bin', 'python');
/** The environment's own Python, or else the one on the PATH. */
export const PYTHON = existsSync(OWN) ? OWN : 'python3';

/** What kind of file each address is, as soon as it is written; none for an address that nothing was written for. */
type Kinds = (address: string) => Promise<string | undefined>;

/** Writes them into a folder, while Vitest and the browser start: nobody waits for more than what they ask for. */
function print(folder: string): Kinds {
  const wish = ['-m', 'tests.page.fixtures', 'printed', folder];
  const child = spawn(PYTHON, wish, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  for (const it of [child, child.stdout as Socket]) it.unref(); // what nobody asks for is not waited for
  process.on('exit', () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const kinds = new Map<string, string>();
  const news = new EventEmitter().setMaxListeners(0);
  let end: number | null | undefined;
  child.on('close', (code) => {
    end = code;
    news.emit('more');
  });
  createInterface(child.stdout).on('line', (line) => {
    const [address = '', ...kind] = line.split(' ');
    kinds.set(address, kind.join(' '));
    news.emit('more');
  });
  return async (address) => {
    while (!kinds.has(address) && end === undefined) await once(news, 'more');
    if (end) throw new Error(`the files for the page could not be written: ${end}`);
    return kinds.get(address);
  };
}

export function printed(): Plugin {
  let folder = '';
  let kinds: Kinds;
  return {
    name: 'printed',
    configureServer(server) {
      if (!folder) {
        folder = mkdtempSync(join(tmpdir(), 'isolario-printed-'));
        kinds = print(folder);
      }
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        if (!address.startsWith('/api/')) return next();
        kinds(address).then((kind) => {
          if (!kind) return next();
          response.setHeader('content-type', kind);
          response.end(readFileSync(join(folder, address.slice(1).replaceAll('/', '~'))));
        }, next);
      });
    },
  };
}

/** Words, drawings, colours, books, cards and lessons as the server sends them, written once before the
 *  tests: they come straight from the sources, so there is nothing to keep up to date. */

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

export const ROOT = join(import.meta.dirname, '..', '..');
const OWN = join(ROOT, '.venv', 'bin', 'python');
/** The environment's own Python, or else the one on the PATH. */
export const PYTHON = existsSync(OWN) ? OWN : 'python3';

const run = promisify(execFile);

/** Writes them into a folder, while Vitest and the browser start. Returns what kind of file each address is. */
async function print(folder: string): Promise<Record<string, string>> {
  await run(PYTHON, ['-m', 'tests.page.fixtures', 'printed', folder], { cwd: ROOT });
  return JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as Record<string, string>;
}

export function printed(): Plugin {
  let folder = '';
  let kinds: Promise<Record<string, string>>;
  return {
    name: 'printed',
    configureServer(server) {
      if (!folder) {
        folder = mkdtempSync(join(tmpdir(), 'isolario-printed-'));
        kinds = print(folder);
        kinds.catch(() => null); // whoever asks for a file hears of it
        process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
      }
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        if (!address.startsWith('/api/')) return next();
        kinds.then((there) => {
          const kind = there[address];
          if (!kind) return next();
          response.setHeader('content-type', kind);
          response.end(readFileSync(join(folder, address.slice(1).replaceAll('/', '~'))));
        }, next);
      });
    },
  };
}

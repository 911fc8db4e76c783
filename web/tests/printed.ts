/** Words, drawings, colours, books, cards and lessons as the server sends them, written once before the
 *  tests: they come straight from the sources, so there is nothing to keep up to date. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const ROOT = join(import.meta.dirname, '..', '..');
const OWN = join(ROOT, '.venv', 'bin', 'python');
/** The environment's own Python, or else the one on the PATH. */
export const PYTHON = existsSync(OWN) ? OWN : 'python3';

export function printed(): Plugin {
  let folder = '';
  let kinds: Record<string, string> = {};
  return {
    name: 'printed',
    configureServer(server) {
      if (!folder) {
        folder = mkdtempSync(join(tmpdir(), 'isolario-printed-'));
        const wish = ['-m', 'tests.page.fixtures', 'printed', folder];
        execFileSync(PYTHON, wish, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
        kinds = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as typeof kinds;
        process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
      }
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        const kind = kinds[address];
        if (!kind) return next();
        response.setHeader('content-type', kind);
        response.end(readFileSync(join(folder, address.slice(1).replaceAll('/', '~'))));
      });
    },
  };
}

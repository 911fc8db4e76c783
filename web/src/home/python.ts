/** Python in a worker: Pyodide, with a standard library that has what we need, and our package. */

import { loadPyodide } from 'pyodide';
import { unpacked } from './packed';

/** As much of Pyodide as is used. */
export interface Python {
  unpackArchive: (bytes: ArrayBuffer, format: 'zip', options: { extractDir: string }) => void;
  pyimport: (module: string) => unknown;
}

/** Pyodide's own script, which the worker was begun with (`workerFrom`). */
type Module = NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule'];
const { createPyodideModule } = self as unknown as { createPyodideModule: NonNullable<Module> };

const OURS = '/lib/python3.14/site-packages';
const PACKED = /\.(wasm|zip)$/;
const KINDS = { wasm: 'application/wasm', zip: 'application/zip' };

/** Nothing is loaded besides what lies beside the engine. */
const LOCK = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '314.0.7', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});

export async function python(engine: string): Promise<Python> {
  const plain = self.fetch.bind(self);
  // Pyodide asks for its files by their own names; they lie there compressed.
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const kind = PACKED.exec(address)?.[1] as keyof typeof KINDS | undefined;
    if (!kind || !address.startsWith(engine)) return plain(asked, init);
    return new Response(await unpacked(`${address}.gz`), { headers: { 'content-type': KINDS[kind] } });
  };
  try {
    const ours = unpacked(`${engine}isolario.zip.gz`);
    ours.catch(() => {}); // it is awaited below
    const found = await loadPyodide({
      indexURL: engine,
      stdLibURL: `${engine}python_stdlib.zip`,
      lockFileContents: LOCK,
      packageBaseUrl: engine,
      createPyodideModule,
    });
    found.unpackArchive(await ours, 'zip', { extractDir: OURS });
    return found;
  } finally {
    self.fetch = plain;
  }
}

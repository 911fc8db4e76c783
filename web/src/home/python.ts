/** Python in a worker: Pyodide, with a standard library that has what we need, and our package. */

import { loadPyodide } from 'pyodide';
import { kept, stored, unpacked } from './packed';

/** As much of Pyodide as is used. */
export interface Python {
  pyimport: (module: string) => unknown;
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** Pyodide's own script, which the worker was begun with (`workerFrom`). */
const { createPyodideModule } = self as unknown as { createPyodideModule: NonNullable<Options['createPyodideModule']> };

/** As much of a file system as is used: Pyodide says too little of it. */
interface Files {
  mkdirTree: (folder: string) => void;
  writeFile: (name: string, bytes: Uint8Array, options: { canOwn: boolean }) => void;
}

const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'python_stdlib.zip';

/** Nothing is loaded besides what lies beside the engine. */
const LOCK = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '314.0.7', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});

/** Modules that begin at once, where they are kept from an earlier visit; a first one loads their sources, which
 *  are half as large. */
const modules = async (engine: string, name: string): Promise<ArrayBuffer> =>
  (await kept(`${engine}${name.replace('.zip', '.pyc.zip')}.gz`)) ?? unpacked(`${engine}${name}.gz`);

export async function python(engine: string): Promise<Python> {
  const ours = modules(engine, 'isolario.zip');
  ours.catch(() => {}); // it is awaited below
  // Pyodide asks for these two by their own names.
  const files: Record<string, [string, Promise<ArrayBuffer>]> = {
    [`${engine}${WASM}`]: ['application/wasm', unpacked(`${engine}${WASM}.gz`)],
    [`${engine}${LIBRARY}`]: ['application/zip', modules(engine, LIBRARY)],
  };
  const plain = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const found = files[asked instanceof Request ? asked.url : String(asked)];
    if (!found) return plain(asked, init);
    const [kind, bytes] = found;
    return new Response(await bytes, { headers: { 'content-type': kind } });
  };
  /** Before Python begins, so that it looks for nothing twice. */
  const fsInit: Options['fsInit'] = async (system: unknown, { sitePackages }) => {
    const disk = system as Files;
    const made = new Set<string>();
    for (const [name, bytes] of stored(await ours)) {
      const file = `${sitePackages}/${name}`;
      const folder = file.slice(0, file.lastIndexOf('/'));
      if (!made.has(folder)) disk.mkdirTree(folder);
      made.add(folder);
      disk.writeFile(file, bytes, { canOwn: true });
    }
  };
  try {
    return await loadPyodide({
      indexURL: engine,
      stdLibURL: `${engine}${LIBRARY}`,
      lockFileContents: LOCK,
      packageBaseUrl: engine,
      createPyodideModule,
      fsInit,
    });
  } finally {
    self.fetch = plain;
  }
}

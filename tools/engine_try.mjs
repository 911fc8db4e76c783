// Plays everything that a page can ask for in Pyodide, and prints which files of its standard library
// that took: node tools/engine_try.mjs PYODIDE ISOLARIO_ZIP LIBRARY_ZIP

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , pyodide, ours, library] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: library,
  stdout: () => {},
  stderr: console.error,
});
python.unpackArchive(new Uint8Array(readFileSync(ours)), 'zip', { extractDir: '/lib/python3.14/site-packages' });
function fail(error) {
  console.error(error.message); // and not the line of Pyodide where it came to light: that is very long
  process.exit(1);
}

process.on('uncaughtException', fail);
try {
  const tried = readFileSync(new URL('./engine_try.py', import.meta.url), 'utf8');
  console.log(await python.runPythonAsync(`${tried}\nawait tried()`));
  process.exit(0);
} catch (error) {
  fail(error);
}

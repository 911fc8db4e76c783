// Compiles a zip file of Python in Pyodide, whose own bytecode it has to be:
// node tools/engine_compile.mjs PYODIDE IN_ZIP OUT_ZIP FOLDER lines|bare

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , pyodide, from, to, folder, lines] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Where in a line something went wrong nobody needs to know.
const env = { HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1' };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env, stderr: console.error });
python.FS.writeFile('/in.zip', readFileSync(from));
python.runPython(readFileSync(new URL('./engine_compile.py', import.meta.url), 'utf8'));
python.globals.get('compile_all')('/in.zip', '/out.zip', folder, lines === 'lines');
writeFileSync(to, python.FS.readFile('/out.zip'));
process.exit(0);

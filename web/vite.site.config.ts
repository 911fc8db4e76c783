/** The page as it is built for a site that is only files: `make site`. */

import { mergeConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

/** On a site that is only files the way to the tables is another, and links lead into the fragment. */
const files: Plugin = {
  name: 'files',
  enforce: 'pre',
  async resolveId(id, from) {
    if (!id.endsWith('/way') || from?.endsWith('/home/way.ts')) return null;
    return this.resolve('./src/home/way.ts', `${import.meta.dirname}/index.html`);
  },
  transform: (code, id) => (id.endsWith('.svelte') ? code.replaceAll(' href="/', ' href="#/') : null),
};

/** What a page that is only files may load, and from where: itself, and nothing else. A worker begun from
 *  a blob is bound by it too. The service worker is not: no page begins it. It asks for listed files. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:", // 'self' for the service worker
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const DATA = process.env['VITE_DATA'];

const strict: Plugin = {
  name: 'strict',
  transformIndexHtml: { order: 'pre', handler: (html) =>
    html
      .replace('<meta charset="utf-8" />', (first) => `${first}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
      .replace('/src/main.ts', '/src/home/main.ts')
      .replace('href="/icon.svg"', `href="./${DATA}/icon.svg"`)
      .replace('href="/api/palette.css"', `href="./${DATA}/palette.css"`)
      .replace('</head>', `  <link rel="apple-touch-icon" href="./${DATA}/icon-180.png" vite-ignore />
    <link rel="manifest" href="./${DATA}/manifest.webmanifest" vite-ignore />
  </head>`),
  },
};

export default mergeConfig(base, {
  mode: 'site',
  plugins: [files, strict],
  base: './',
  publicDir: false, // what it has lies with the data
  // Pyodide knows how to run in Node, too.
  worker: { format: 'es', rolldownOptions: { external: [/^node:/, 'ws'] } },
  build: {
    outDir: '../build/site',
    emptyOutDir: false, // the engine and what is printed are there already
    manifest: false,
    rolldownOptions: {
      input: { index: 'index.html', service: 'src/home/offline/service.ts' },
      output: {
        entryFileNames: ({ name }: { name: string }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});

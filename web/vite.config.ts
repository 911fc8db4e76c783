import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Lists in the page what its script imports, so that both are loaded side by side. */
let base = '/';
const sideBySide: Plugin = {
  name: 'side-by-side',
  configResolved: (config) => void ({ base } = config),
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: '', href: `${base}${file}` },
        injectTo: 'head',
      })),
  },
};

/** Later imports bring along no styles or anything else: a plain import will do. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

export default defineConfig({
  plugins: [svelte(), sideBySide, plainImports],
  base: '/',
  build: {
    // The Python package serves the client and carries it in its wheel.
    outDir: '../src/isolario/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Says which files are loaded together: a test adds up what a table takes.
    manifest: true,
    // Everything that every page needs is one file, and so are the few styles: one packs better than
    // ten, and what is loaded later has nothing else to wait for.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              minShareCount: 2,
              test: /node_modules|common.(words|router|settings|colours|reference|keysheet|Flag|Icon|Header)|line.(api|seats)|looking.(geometry|symbols)/,
            },
            { name: 'table', test: /pages.TablePage/ },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside `isolario serve`: HTTP and WebSocket requests go to the server.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});

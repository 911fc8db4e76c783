import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    // The Python package serves the client and carries it in its wheel.
    outDir: '../src/isolario/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Which file is loaded with which: a test adds up what a table takes.
    manifest: true,
  },
  server: {
    // `npm run dev` beside `isolario serve`: HTTP and WebSocket requests go to the server.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});

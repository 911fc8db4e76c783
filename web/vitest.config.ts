/** Two kinds of tests: `unit` for functions, in Node, and `page` for the page in a real browser, mounted
 *  on scenes that the engine wrote (`make fixtures`). */

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import base from './vite.config.ts';
import { answer } from './tests/recording.ts';
import { printed } from './tests/printed.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first of these programs that is on the PATH. */
function found(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] },
};

function page(executablePath: string): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [printed()],
    // Prepare what is loaded later beforehand: otherwise the first test that needs it is started again.
    optimizeDeps: { include: ['axe-core', '@fluent/bundle', 'svelte', 'svelte/motion', 'svelte/transition'] },
    test: {
      name: 'page',
      include: ['tests/**/*.page.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
      provide: { soak: Boolean(process.env['ISOLARIO_SOAK']) },
      // Each page is in a context of its own, and Playwright makes each believe that it has the focus.
      maxWorkers: 3, // they wait a quarter of the time
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args: FLAGS },
          contextOptions: { locale: 'en-GB', hasTouch: true },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { answer },
      },
    },
  };
}

const browser = found(BROWSERS);
if (!browser) {
  const message = `no browser on the PATH (looked for ${BROWSERS.join(', ')})`;
  if (process.env['ISOLARIO_NEED_BROWSER']) throw new Error(message);
  console.warn(`The tests of the page are skipped: ${message}`);
}

export default mergeConfig(
  base,
  defineConfig({ test: { projects: browser ? [unit, page(browser)] : [unit] } }),
);

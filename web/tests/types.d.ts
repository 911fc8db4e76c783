import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the engine answers; null: it is not to be asked. */
    answer: (scene: string, key: string) => Promise<string | null>;
  }
}

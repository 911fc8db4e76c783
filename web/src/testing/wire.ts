/** For tests: a connection with the test at its other end, and no browser around it. */

import { vi } from 'vitest';
import type { ToPage } from '../line/protocol';

export interface Said {
  type: string;
  request?: number;
  move?: string;
  beat?: number;
  seat?: number;
  watch?: boolean;
}

export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  readonly sent: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: Partial<ToPage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** The connection that was opened last. */
export const wire = (): Wire => Wire.all.at(-1)!;

/** What the page listens to. */
export const listeners = new Map<string, () => void>();

/** Everything a page asks of a browser, until `vi.unstubAllGlobals()`. */
export function stubBrowser(): void {
  Wire.all = [];
  listeners.clear();
  const target = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('document', { ...target, hidden: false, querySelector: () => null });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => listeners.set(name, hear));
  vi.stubGlobal('removeEventListener', target.removeEventListener);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
}

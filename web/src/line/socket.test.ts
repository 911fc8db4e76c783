import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToPage } from './protocol';
import { Live } from './socket';

/** A connection whose other end is this test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: unknown[] = [];
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
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** What this page listens to. */
const listeners = new Map<string, () => void>();
const told = (event: string): void => listeners.get(event)?.();

const last = (): Wire => Wire.all[Wire.all.length - 1]!;

describe('a live connection', () => {
  let heard: string[];
  let states: string[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
    const target = { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false };
    vi.stubGlobal('document', target);
    listeners.clear();
    vi.stubGlobal('addEventListener', (name: string, hear: () => void) => listeners.set(name, hear));
    vi.stubGlobal('removeEventListener', target.removeEventListener);
    [heard, states] = [[], []];
    live = new Live('tables/t1', {
      greet: (line) => line.send({ type: 'hello', secret: 'key' }),
      hear: (message) => heard.push(message.type),
      changed: (state) => states.push(state),
    });
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says hello first, with the secret in the message and not in the address', () => {
    expect(last().url).toBe('wss://table.example/api/tables/t1/live');
    expect(live.send({ type: 'undo', n: 1 })).toBe(false);
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', secret: 'key' }]);
    expect(live.send({ type: 'play', n: 1, move: 'Wc4' })).toBe(true);
  });

  it('comes back, waiting longer each time, until it has joined', () => {
    last().open();
    last().say({ type: 'joined' });
    expect(states).toEqual(['open']);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const before = Wire.all.length;
      const start = Date.now();
      last().close();
      while (Wire.all.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - start);
    }
    expect(waits[0]).toBeLessThanOrEqual(550);
    expect(waits[3]).toBeGreaterThan(waits[0]! * 3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(19_000);
    last().open();
    last().say({ type: 'joined' });
    expect(states[states.length - 1]).toBe('open');
    const before = Wire.all.length;
    last().close();
    vi.advanceTimersByTime(600);
    expect(Wire.all.length).toBe(before + 1);
  });

  it('gives up on a table that has stopped beating', () => {
    last().open();
    for (let beat = 0; beat < 3; beat += 1) {
      last().say({ type: 'beat', n: 1 });
      vi.advanceTimersByTime(2_000);
    }
    expect(states).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(states).toEqual(['lost']);
    expect(heard).toEqual(['beat', 'beat', 'beat']);
  });

  it('is lost at once when the browser says that it is offline', () => {
    last().open();
    last().say({ type: 'joined' });
    const gone = last();
    told('offline');
    expect(states).toEqual(['open', 'lost']);
    gone.close(); // the old line ends much later, and that changes nothing
    expect(states).toEqual(['open', 'lost']);
    const before = Wire.all.length;
    told('online');
    expect(Wire.all.length).toBe(before + 1);
  });

  it('does not come back after the table has ended it for good', () => {
    for (const code of [4403, 4404, 4408, 4429]) {
      const before = Wire.all.length;
      states.length = 0;
      last().open();
      last().close(code);
      vi.advanceTimersByTime(60_000);
      expect(states).toEqual(['ended']);
      expect(Wire.all).toHaveLength(before);
      live = new Live('tables/t1', {
        greet: () => undefined,
        hear: () => undefined,
        changed: (state) => states.push(state),
      });
    }
  });

  it('does not come back once it is closed', () => {
    last().open();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states).toEqual([]);
  });
});

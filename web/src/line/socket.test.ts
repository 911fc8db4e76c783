import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listeners, stubBrowser, Wire, wire } from '../testing/wire';
import { Live } from './socket';

const told = (event: string): void => listeners.get(event)?.();

describe('a live connection', () => {
  let heard: string[];
  let states: string[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    stubBrowser();
    [heard, states] = [[], []];
    live = new Live('tables/t1', {
      greet: (line) => line.send({ type: 'hello', seat: 1 }),
      hear: (message) => heard.push(message.type),
      changed: (state) => states.push(state),
    });
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says hello first, and for which seat', () => {
    expect(wire().url).toBe('wss://table.example/api/tables/t1/live');
    expect(live.send({ type: 'undo', n: 1 })).toBe(false);
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', seat: 1 }]);
    expect(live.send({ type: 'play', n: 1, move: 'Wc4' })).toBe(true);
  });

  it('comes back, waiting longer each time, until it has joined', () => {
    wire().open();
    wire().say({ type: 'joined' });
    expect(states).toEqual(['open']);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const before = Wire.all.length;
      const start = Date.now();
      wire().close();
      while (Wire.all.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - start);
    }
    expect(waits[0]).toBeLessThanOrEqual(550);
    expect(waits[3]).toBeGreaterThan(waits[0]! * 3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(19_000);
    wire().open();
    wire().say({ type: 'joined' });
    expect(states[states.length - 1]).toBe('open');
    const before = Wire.all.length;
    wire().close();
    vi.advanceTimersByTime(600);
    expect(Wire.all.length).toBe(before + 1);
  });

  it('gives up on a table that has stopped beating', () => {
    wire().open();
    for (let beat = 0; beat < 3; beat += 1) {
      wire().say({ type: 'beat', n: 1 });
      vi.advanceTimersByTime(2_000);
    }
    expect(states).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(states).toEqual(['lost']);
    expect(heard).toEqual(['beat', 'beat', 'beat']);
  });

  it('tries again where nobody answers, and is more patient each time', () => {
    const tries: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [before, start] = [Wire.all.length, Date.now()];
      while (Wire.all.length === before) vi.advanceTimersByTime(50);
      tries.push(Date.now() - start);
    }
    expect(tries[0]).toBeLessThanOrEqual(5_050);
    expect(tries[5]).toBeGreaterThan(tries[0]! * 3);
    wire().open();
    const before = Wire.all.length;
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(before);
  });

  it('is lost at once when the browser says that it is offline', () => {
    wire().open();
    wire().say({ type: 'joined' });
    const gone = wire();
    told('offline');
    expect(states).toEqual(['open', 'lost']);
    gone.close(); // the old connection closes much later, and that changes nothing
    expect(states).toEqual(['open', 'lost']);
    const before = Wire.all.length;
    told('online');
    expect(Wire.all.length).toBe(before + 1);
  });

  it('does not come back after the table has ended it for good', () => {
    for (const code of [4403, 4404, 4408, 4429]) {
      const before = Wire.all.length;
      states.length = 0;
      wire().open();
      wire().close(code);
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
    wire().open();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states).toEqual([]);
  });
});

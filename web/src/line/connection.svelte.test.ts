import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { stubBrowser, Wire, wire } from '../testing/wire';


let heard: string[];
let lost: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [heard, lost] = [[], 0];
  stubBrowser();
  connection = new Connection('tables/t', {
    greet: (live) => live.send({ type: 'hello' }),
    hear: ({ type }) => heard.push(type),
    lost: () => (lost += 1),
  });
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('says nothing before it is opened, and then who we are', () => {
    expect([Wire.all.length, connection.request({ type: 'look', board: 'b' })]).toEqual([0, 0]);
    connection.open();
    wire().open();
    wire().say({ type: 'joined' });
    expect([connection.link, wire().sent, heard]).toEqual(['open', [{ type: 'hello' }], ['joined']]);
    connection.hello();
    expect(wire().sent).toHaveLength(2);
  });

  it('numbers what it asks, with a new number each time', () => {
    connection.open();
    wire().open();
    const [one, other] = [connection.request({ type: 'look', board: 'b' }), connection.request({ type: 'ask' })];
    expect(one).toBeGreaterThan(0);
    expect(other).not.toBe(one);
    expect(wire().sent.slice(1).map(({ request }) => request)).toEqual([one, other]);
    wire().readyState = 3;
    expect(connection.request({ type: 'ask' })).toBe(0);
  });

  it('tells that it was lost, and that it is back', () => {
    connection.open();
    wire().say({ type: 'joined' });
    wire().close();
    expect([connection.link, connection.problem, lost]).toEqual(['lost', null, 1]);
    vi.advanceTimersByTime(1000);
    wire().say({ type: 'joined' });
    expect(connection.link).toBe('open');
  });

  it('tells why the table has ended it, and forgets that when it is renewed', () => {
    connection.open();
    wire().say({ type: 'refused', reason: { id: 'server_crowded' } });
    wire().close(4429);
    expect([connection.link, connection.problem?.id, lost]).toEqual(['ended', 'server_crowded', 1]);
    connection.renew();
    expect([connection.link, connection.problem]).toEqual(['connecting', null]);
    connection.open();
    wire().close(4404);
    expect(connection.problem?.id).toBe('page_server_error'); // not the reason from last time
  });
});

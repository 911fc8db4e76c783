import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTable, Refusal, sitDown } from '../line/api';
import type { HeldSeat } from '../line/seats';
import { stubBrowser, Wire, wire } from '../testing/wire';
import { Visit } from './visit.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../telling/scoring.svelte', () => import('../testing/no-scoring'));
vi.mock('../line/api', async (actual) => ({
  ...(await actual<typeof import('../line/api')>()),
  fetchTable: vi.fn(),
  sitDown: vi.fn(),
}));
const held: HeldSeat[] = [];
vi.mock('../line/seats', () => ({
  secretOf: (_table: string, seat: number | null) => held.find((it) => it.seat === seat)?.secret ?? '',
  holdSeat: (seat: HeldSeat) => held.push(seat),
  forgetSeat: (_table: string, seat: number) => held.splice(held.findIndex((it) => it.seat === seat), 1),
}));

/** This many lines have been opened, and the last of them is up. */
const opened = async (count = 1): Promise<void> => {
  await vi.waitFor(() => expect(Wire.all).toHaveLength(count));
  wire().open();
};

beforeEach(() => {
  stubBrowser();
  held.length = 0;
  const card = { table: 't', game: 'beacon-patrol', state: 'waiting' };
  vi.mocked(fetchTable).mockReset().mockResolvedValue(card as never);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a visit', () => {
  it('says who we are, if we are somebody', async () => {
    held.push({ table: 't', seat: 1, secret: 'key', game: '', since: 0 });
    const visit = new Visit('t', 1);
    await opened();
    expect([wire().url, wire().sent]).toEqual([
      'wss://table.example/api/tables/t/live',
      [{ type: 'hello', secret: 'key' }],
    ]);
    expect(visit.table.card?.game).toBe('beacon-patrol');
    visit.close();
    const guest = new Visit('t');
    await opened(2);
    expect(wire().sent).toEqual([{ type: 'hello' }]);
    guest.close();
  });

  it('to no table ends there; where there is no line it is still tried', async () => {
    vi.mocked(fetchTable).mockRejectedValueOnce(new Refusal({ id: 'no' }, 404));
    const visit = new Visit('t');
    await vi.waitFor(() => expect(visit.connection.problem?.id).toBe('page_no_such_table'));
    expect(Wire.all).toEqual([]);
    vi.mocked(fetchTable).mockRejectedValueOnce(new TypeError('offline'));
    const other = new Visit('t');
    await opened();
    expect(other.connection.problem?.id).toBe('page_connection_lost');
    other.close();
  });

  it('goes on as somebody who sits there', async () => {
    vi.mocked(sitDown).mockResolvedValue({ seat: 0, secret: 'mine' });
    const visit = new Visit('t');
    await opened();
    await visit.sit(0, 'Ann');
    expect(wire().sent.at(-1)).toEqual({ type: 'hello', secret: 'mine' });
    expect(held).toMatchObject([{ table: 't', seat: 0, secret: 'mine', game: 'beacon-patrol' }]);
    visit.close();
  });

  it('goes on as somebody who watches if the seat is not ours', async () => {
    held.push({ table: 't', seat: 1, secret: 'old', game: '', since: 0 });
    const visit = new Visit('t', 1);
    await opened();
    const reason = { id: 'server_wrong_secret' };
    wire().say({ type: 'refused', reason, request: 0 });
    wire().close(4403);
    expect([visit.connection.link, visit.connection.problem, held]).toEqual(['ended', reason, []]);
    visit.reopen();
    await opened(2);
    expect(wire().sent).toEqual([{ type: 'hello' }]);
    visit.close();
  });

  it('sends a move again that was on its way when the line broke', async () => {
    const visit = new Visit('t');
    await opened();
    visit.table.now = { n: 1, choices: {} } as never;
    visit.table.outbox.play('a', true);
    expect(visit.table.outbox.out.is).toBe('sent');
    wire().close();
    expect(visit.table.outbox.out.is).toBe('lost');
    visit.close();
  });
});

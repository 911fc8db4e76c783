import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSeat } from '../line/sitting';
import { stubBrowser, Wire, wire } from '../testing/wire';
import { Visit } from './visit.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../telling/scoring.svelte', () => import('../testing/no-scoring'));
vi.mock('../line/sitting', () => ({ takeSeat: vi.fn() }));

const card = { table: 't', game: 'beacon-patrol', state: 'waiting', seats: [{ seat: 0, who: 'open' }] } as never;

beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

describe('a visit', () => {
  it('says for which seat it speaks, or that it only watches', () => {
    const visit = new Visit(card, 1);
    wire().open();
    expect([wire().url, wire().sent]).toEqual([
      'wss://table.example/api/tables/t/live',
      [{ type: 'hello', seat: 1 }],
    ]);
    expect(visit.table.card?.game).toBe('beacon-patrol');
    visit.close();
    const guest = new Visit(card);
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', watch: true }]);
    guest.close();
  });

  it('goes on as somebody who sits there', async () => {
    const taken = { ...(card as object), seats: [{ seat: 0, who: 'person' }] } as never;
    vi.mocked(takeSeat).mockResolvedValue(taken);
    const visit = new Visit(card);
    wire().open();
    await visit.sit(0, 'Ann');
    expect(takeSeat).toHaveBeenCalledWith(card, 0, 'Ann');
    expect(wire().sent.at(-1)).toEqual({ type: 'hello', seat: 0 });
    expect(visit.table.card?.seats[0]?.who).toBe('person');
    visit.close();
  });

  it('goes on as somebody who watches if the seat is not ours', () => {
    const visit = new Visit(card, 1);
    wire().open();
    const reason = { id: 'server_not_your_seat' };
    wire().say({ type: 'refused', reason, request: 0 });
    wire().close(4403);
    expect([visit.connection.link, visit.connection.problem]).toEqual(['ended', reason]);
    visit.reopen();
    expect(Wire.all).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', watch: true }]);
    visit.close();
  });

  it('ends when the table is deleted', () => {
    const visit = new Visit(card, 1);
    wire().open();
    wire().say({ type: 'gone' });
    expect([visit.connection.link, visit.connection.problem?.id]).toEqual(['ended', 'page_table_gone']);
    wire().close();
    expect(Wire.all).toHaveLength(1); // it does not come back
  });

  it('sends a move again that was on its way when the line broke', () => {
    const visit = new Visit(card, 0);
    wire().open();
    visit.table.now = { n: 1, choices: {} } as never;
    visit.table.outbox.play('a', true);
    expect(visit.table.outbox.out.is).toBe('sent');
    wire().close();
    expect(visit.table.outbox.out.is).toBe('lost');
    visit.close();
  });
});

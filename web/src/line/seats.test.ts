import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import type { Arrival, SeatCard } from './protocol';

vi.mock('./api', async (actual) => ({
  ...(await actual<typeof import('./api')>()),
  fetchTable: vi.fn(),
  json: vi.fn(),
}));
const kept = new Map<string, string>();
vi.mock('../common/settings.svelte', () => ({
  recall: (key: string) => kept.get(key) ?? null,
  keep: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
}));

const arrival = (mine: readonly number[], ...seats: Partial<SeatCard>[]): Arrival =>
  ({ table: { table: 't', commitment: 'sealed', seats }, mine }) as unknown as Arrival;

/** As after a page has been loaded. */
async function fresh() {
  vi.resetModules();
  return { seats: await import('./seats'), tables: await import('./tables') };
}

beforeEach(() => {
  kept.clear();
  vi.resetAllMocks();
  vi.mocked(api.json).mockResolvedValue({ known: true, tables: [] });
});

describe('the seats of this browser', () => {
  it('are taken where they are kept, with a part of our own, once the table has committed itself', async () => {
    const { seats, tables } = await fresh();
    vi.mocked(api.json)
      .mockResolvedValueOnce(arrival([0, 2], { kept: true, name: 'Ann' }, {}, { kept: true, name: '' }))
      .mockResolvedValueOnce(arrival([0, 2], {}, {}, { kept: true, name: '' }))
      .mockResolvedValueOnce(arrival([0, 2], {}, {}, {}));
    expect(await tables.openAndSit({ game: 'g', seats: [] })).toBe('t');
    const part = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(vi.mocked(api.json).mock.calls).toEqual([
      ['/api/tables', { game: 'g', seats: [] }],
      ['/api/tables/t/seats/0', { name: 'Ann', part }],
      ['/api/tables/t/seats/2', { name: '', part }],
    ]);
    const [one, other] = vi.mocked(api.json).mock.calls.slice(1).map(([, wish]) => (wish as { part: string }).part);
    expect(one).not.toBe(other);
    expect(seats.seatsAt('t')).toEqual([0, 2]);
    expect(JSON.parse(kept.get('commitments')!)).toEqual({ t: 'sealed' });
  });

  it('are not taken twice, nor a seat that is free for all', async () => {
    const { seats } = await fresh();
    vi.mocked(api.fetchTable).mockResolvedValue(arrival([1], { who: 'open' }, { who: 'person' }));
    await seats.enter('t');
    expect(api.json).not.toHaveBeenCalled();
    expect(seats.seatsAt('t')).toEqual([1]);
  });

  const OLD = JSON.stringify([
    { table: 'a', seat: 0, secret: 'one', commitment: 'early' },
    { table: 'b', seat: 1, secret: 'two' },
  ]);

  it('from before are handed over once, and go only then; commitments stay', async () => {
    kept.set('seats', OLD);
    vi.mocked(api.json).mockRejectedValueOnce(new api.Refusal({ id: 'page_connection_lost' }, 0));
    const { tables } = await fresh();
    await tables.myTables();
    expect(kept.get('seats')).toBe(OLD);
    await tables.myTables();
    await tables.myTables();
    const posted = vi.mocked(api.json).mock.calls.filter(([, body]) => body !== undefined);
    expect(posted).toEqual([0, 1].map(() => ['/api/mine', { secrets: ['one', 'two'] }]));
    expect(kept.has('seats')).toBe(false);
    expect(JSON.parse(kept.get('commitments')!)).toEqual({ a: 'early' });
  });

  it.each(['nonsense', '7', '[null]', '[]'])('from before may be %s', async (written) => {
    kept.set('seats', written);
    await (await fresh()).tables.myTables();
    expect(vi.mocked(api.json).mock.calls).toEqual([['/api/mine']]);
  });
});

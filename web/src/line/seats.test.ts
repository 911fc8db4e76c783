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
  ({
    table: { table: 't', game: 'g', options: {}, rules: 1, shuffle: 'unmixed', commitment: 'sealed', seats },
    mine,
  }) as unknown as Arrival;

interface Note {
  commitment: string;
  parts: Record<number, string>;
  sat: number[];
}
const note = (): Note => (JSON.parse(kept.get('commitments')!) as { t: Note }).t;
const posted = (): { part: string; commitment: string }[] =>
  vi.mocked(api.json).mock.calls.flatMap(([path, wish]) =>
    path.includes('/seats/') ? [wish as { part: string; commitment: string }] : [],
  );

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
      ['/api/tables/t/seats/0', { name: 'Ann', part, commitment: 'sealed' }],
      ['/api/tables/t/seats/2', { name: '', part, commitment: 'sealed' }],
    ]);
    const [one, other] = posted();
    expect(one!.part).not.toBe(other!.part);
    expect(seats.seatsAt('t')).toEqual([0, 2]);
    expect(note()).toMatchObject({ commitment: 'sealed', sat: [0, 2], parts: { 0: one!.part, 2: other!.part } });
  });

  it('give no part to a table that commits itself a second time', async () => {
    const { tables } = await fresh();
    const kept = { kept: true, name: '' };
    const other = arrival([0, 1], {}, kept);
    vi.mocked(api.json)
      .mockResolvedValueOnce(arrival([0, 1], kept, kept))
      .mockResolvedValueOnce({ ...other, table: { ...other.table, commitment: 'other' } });
    await expect(tables.openAndSit({ game: 'g', seats: [] })).rejects.toThrow('page_seed_changed_before');
    expect(posted()).toHaveLength(1);
    expect(note()).toMatchObject({ commitment: 'sealed', sat: [0] });
  });

  it('give the same part however often they are refused', async () => {
    const { tables } = await fresh();
    const waiting = arrival([0], { kept: true, name: '' });
    vi.mocked(api.json).mockResolvedValueOnce(waiting);
    vi.mocked(api.json).mockRejectedValueOnce(new api.Refusal({ id: 'page_server_error' }, 500));
    await expect(tables.openAndSit({ game: 'g', seats: [] })).rejects.toThrow();
    expect(note().sat).toBeUndefined();
    vi.mocked(api.json).mockResolvedValue(arrival([0], {}));
    vi.mocked(api.fetchTable).mockResolvedValue(waiting);
    await (await fresh()).seats.enter('t');
    const [first, second] = posted();
    expect(first).toEqual(second);
    expect(note()).toMatchObject({ parts: { 0: first!.part }, sat: [0] });
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
    expect(JSON.parse(kept.get('commitments')!)).toEqual({ a: { commitment: 'early' } });
  });

  it.each(['nonsense', '7', '[null]', '[]'])('from before may be %s', async (written) => {
    kept.set('seats', written);
    await (await fresh()).tables.myTables();
    expect(vi.mocked(api.json).mock.calls).toEqual([['/api/mine']]);
  });
});

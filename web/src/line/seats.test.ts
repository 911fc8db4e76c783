import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import type { Arrival, SeatCard } from './protocol';

vi.mock('./api', async (actual) => ({
  ...(await actual<typeof import('./api')>()),
  fetchTable: vi.fn(),
  fetchMine: vi.fn(),
  handOver: vi.fn(),
  openTable: vi.fn(),
  sitDown: vi.fn(),
  freshPart: () => 'part',
}));
const kept = new Map<string, string>();
vi.mock('../common/settings.svelte', () => ({
  recall: (key: string) => kept.get(key) ?? null,
  keep: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
}));

const arrival = (mine: readonly number[], ...seats: Partial<SeatCard>[]): Arrival =>
  ({ table: { table: 't', commitment: 'sealed', seats }, mine }) as unknown as Arrival;

/** As after a page has been loaded. */
async function fresh(): Promise<typeof import('./seats')> {
  vi.resetModules();
  return import('./seats');
}

beforeEach(() => {
  kept.clear();
  vi.resetAllMocks();
  vi.mocked(api.fetchMine).mockResolvedValue({ known: true, tables: [] });
});

describe('the seats of this browser', () => {
  it('are taken where they are kept, with a part of our own, once the table has committed itself', async () => {
    const seats = await fresh();
    vi.mocked(api.openTable).mockResolvedValue(arrival([0, 2], { kept: true, name: 'Ann' }, {}, { kept: true, name: '' }));
    vi.mocked(api.sitDown)
      .mockResolvedValueOnce(arrival([0, 2], {}, {}, { kept: true, name: '' }))
      .mockResolvedValueOnce(arrival([0, 2], {}, {}, {}));
    expect(await seats.openAndSit({ game: 'g', seats: [] })).toBe('t');
    expect(vi.mocked(api.sitDown).mock.calls).toEqual([
      ['t', 0, { name: 'Ann', part: 'part' }],
      ['t', 2, { name: '', part: 'part' }],
    ]);
    expect(seats.seatsAt('t')).toEqual([0, 2]);
    expect(JSON.parse(kept.get('commitments')!)).toEqual({ t: 'sealed' });
  });

  it('are not taken twice, nor a seat that is free for all', async () => {
    const seats = await fresh();
    vi.mocked(api.fetchTable).mockResolvedValue(arrival([1], { who: 'open' }, { who: 'person' }));
    await seats.enter('t');
    expect(api.sitDown).not.toHaveBeenCalled();
    expect(seats.seatsAt('t')).toEqual([1]);
  });

  const OLD = JSON.stringify([
    { table: 'a', seat: 0, secret: 'one', commitment: 'early' },
    { table: 'b', seat: 1, secret: 'two' },
  ]);

  it('from before are handed over once, and go only then; commitments stay', async () => {
    kept.set('seats', OLD);
    vi.mocked(api.handOver).mockRejectedValueOnce(new api.Refusal({ id: 'page_connection_lost' }, 0));
    const seats = await fresh();
    await seats.myTables();
    expect(kept.get('seats')).toBe(OLD);
    vi.mocked(api.handOver).mockResolvedValue({ known: true, tables: [] });
    await seats.myTables();
    await seats.myTables();
    expect(vi.mocked(api.handOver).mock.calls).toEqual([[{ secrets: ['one', 'two'] }], [{ secrets: ['one', 'two'] }]]);
    expect(kept.has('seats')).toBe(false);
    expect(JSON.parse(kept.get('commitments')!)).toEqual({ a: 'early' });
  });

  it.each(['nonsense', '7', '[null]', '[]'])('from before may be %s', async (written) => {
    kept.set('seats', written);
    await (await fresh()).myTables();
    expect(api.handOver).not.toHaveBeenCalled();
  });
});

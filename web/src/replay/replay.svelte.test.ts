import { describe, expect, it, vi } from 'vitest';
import { json, Refusal } from '../line/api';
import type { Area, Event, Moment, Now, Replay as Film } from '../line/protocol';
import { readEyes, Replay } from './replay.svelte';

vi.mock('../common/settings.svelte', () => import('../testing/still-settings'));
vi.mock('../telling/scoring.svelte', () => import('../testing/no-scoring'));
vi.mock('../line/api', async (actual) => ({
  ...(await actual<typeof import('../line/api')>()),
  json: vi.fn(),
}));

const board = (key = 'board'): Area => ({ key, role: 'board', title: { id: 'b' }, box: [0, 0, 9, 9], sprites: [] });
const now = (n: number): Now =>
  ({ n, choices: {}, to_move: [], prompt: { id: 'wait' }, outcome: null }) as unknown as Now;
const moment = (move: number): Moment => ({
  move,
  now: now(move),
  frames: [
    {
      event: { what: `move ${move}` } as Event,
      patches: [{ area: 'board', put: [{ key: `${move}`, symbol: 's', x: move, y: 0 }] }],
    },
  ],
});
const film = (eyes: Film['eyes'] = null): Film => ({
  table: { table: 't', game: 'beacon-patrol', seats: [] } as unknown as Film['table'],
  eyes,
  moves: 4,
  day: '',
  areas: [board()],
  log: [{ what: 'begin' } as Event],
  now: now(0),
  moments: [moment(1), moment(2), moment(4)],
});
const open = async (move = 0): Promise<Replay> => {
  vi.mocked(json).mockReset().mockResolvedValue(film());
  const replay = new Replay('t', { eyes: null, move });
  await vi.waitFor(() => expect(replay.film).not.toBeNull());
  return replay;
};
const seen = ({ table }: Replay): unknown[] => [
  table.areas[0]?.sprites?.map(({ key }) => key).join(''),
  table.log.at(-1)?.what,
  table.now?.n,
];

describe('a replay', () => {
  it('opens at the moment of a move, or of the last one before it', async () => {
    expect(seen(await open())).toEqual(['', 'begin', 0]);
    const replay = await open(3);
    expect([replay.at, replay.move, seen(replay)]).toEqual([2, 2, ['12', 'move 2', 2]]);
    expect(replay.table.past).toBe(replay);
  });

  it('goes on and back, moment by moment, and to any of them', async () => {
    const replay = await open();
    vi.stubGlobal('document', { hidden: false });
    replay.walk(1);
    expect(seen(replay)).toEqual(['1', 'move 1', 1]);
    replay.jump(3);
    expect(seen(replay)).toEqual(['124', 'move 4', 4]);
    replay.walk(-1);
    expect(seen(replay)).toEqual(['12', 'move 2', 2]);
    replay.jump(99);
    expect(replay.at).toBe(3);
    vi.unstubAllGlobals();
  });

  it('says what happened last, and waits for nobody', async () => {
    const replay = await open(2);
    expect(replay.table.attention).toEqual({ shown: replay.table.log.at(-1), mine: false });
  });

  it('knows whether a line was told at another moment', async () => {
    const replay = await open(1);
    expect([replay.elsewhere(0), replay.elsewhere(1), replay.elsewhere(2)]).toEqual([true, false, true]);
  });

  it('shows a board as it was then, and not one asked for at another moment', async () => {
    const replay = await open(1);
    const answers: ((area: Area) => void)[] = [];
    vi.mocked(json).mockImplementation(() => new Promise((done) => void answers.push(done as never)));
    replay.table.look('one');
    expect(vi.mocked(json).mock.lastCall).toEqual(['/api/tables/t/replay/1/one']);
    replay.jump(2);
    expect(vi.mocked(json).mock.lastCall).toEqual(['/api/tables/t/replay/2/one']);
    answers[0]!(board('then'));
    await Promise.resolve();
    expect(replay.table.enlarged).toBeNull();
    answers[1]!(board('now'));
    await vi.waitFor(() => expect(replay.table.enlarged?.key).toBe('now'));
  });

  it('shows what was asked for last, through the eyes asked for', async () => {
    const replay = await open();
    const answers: ((film: Film) => void)[] = [];
    vi.mocked(json).mockImplementation(() => new Promise((done) => void answers.push(done as never)));
    const [first, second] = [replay.see(0), replay.see('open')];
    answers[1]!(film('open'));
    await second;
    answers[0]!(film(0));
    await first;
    expect([replay.eyes, replay.film?.eyes]).toEqual(['open', 'open']);
  });

  it('says why it cannot be shown', async () => {
    vi.mocked(json).mockReset().mockRejectedValue(new Refusal({ id: 'server_record_later' }, 409));
    const replay = new Replay('t', { eyes: null, move: 0 });
    await vi.waitFor(() => expect(replay.problem?.id).toBe('server_record_later'));
  });

  it('reads whose eyes are meant', () => {
    expect(['open', '1', 'x', null].map(readEyes)).toEqual(['open', 1, null, null]);
  });
});

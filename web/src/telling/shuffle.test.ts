import { describe, expect, it } from 'vitest';
import { sha256 } from '../line/sha256';
import type { TableCard } from '../line/protocol';
import type { Noted, Terms } from '../line/witness';
import { byHand, judge, type Published } from './shuffle';

const hex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));

const SERVER = '00'.repeat(32);
const PART = '11'.repeat(16);
const COMMITMENT = sha256(hex(SERVER));
const TERMS = { game: 'foggy-island', options: { weather: 'fog' }, rules: 1, seats: 2 };
/** As in the docstring of `isolario.table.seeds`. */
const SEED = '7cc76dab195f9a4723b2f0497e74b2626588034141b780c6caa0cc734fedcad8';
const FAIR: Published = {
  record: { ...TERMS, seed: SEED },
  parts: { server: SERVER, seats: [{ seat: 0, part: PART }], commitment: COMMITMENT },
};
const NOTED: Noted = {
  commitment: COMMITMENT,
  terms: TERMS,
  bots: [1],
  chosen: false,
  parts: { 0: PART },
  sat: [0],
};
const card = (shuffle: TableCard['shuffle'], ...bots: number[]): TableCard =>
  ({ shuffle, seats: [0, 1].map((seat) => ({ seat, who: bots.includes(seat) ? 'bot' : 'person' })) }) as TableCard;
const MIXED = card('mixed', 1);

/** A server that publishes what fits together, whatever it was before. */
function forged(server: string, seats: { seat: number; part: string; by_server?: boolean }[]): Published {
  const text = '{"game":"foggy-island","options":{"weather":"fog"},"rules":1,"seats":2}';
  const parts = hex([server, ...seats.map(({ part }) => part)].join(''));
  const seed = sha256(Uint8Array.from([...parts, ...new TextEncoder().encode(text)]));
  return { record: { ...TERMS, seed }, parts: { server, seats, commitment: sha256(hex(server)) } };
}

describe('a shuffle', () => {
  it('is good where all is as it was noted', () => {
    expect(judge(FAIR, MIXED, NOTED, [0])).toBe('good');
    expect(judge(forged(SERVER, FAIR.parts!.seats), MIXED, NOTED, [0])).toBe('good');
    const options = { players: 2, advanced: true };
    const other = { ...TERMS, options: { advanced: true, players: 2 } };
    const faults = judge({ ...FAIR, record: { ...TERMS, options, seed: SEED } }, MIXED, { ...NOTED, terms: other }, [0]);
    expect(faults).toEqual({ faults: ['seed'] }); // the same terms, written in another order
  });

  it('is found out where the server chose its part when it knew ours', () => {
    const ground = forged('22'.repeat(32), [{ seat: 0, part: PART }]);
    expect(judge(ground, MIXED, NOTED, [0])).toEqual({ faults: ['commitment'] });
    expect(judge(ground, MIXED, { commitment: COMMITMENT }, [0])).toEqual({ faults: ['commitment'] });
    const parts = { ...FAIR.parts!, server: '22'.repeat(32) };
    expect(judge({ ...FAIR, parts }, MIXED, NOTED, [0])).toEqual({ faults: ['server', 'seed'] });
  });

  it('is found out where our part was swapped, dropped or filled in', () => {
    for (const seats of [[{ seat: 0, part: '33'.repeat(16) }], [], [{ seat: 0, part: PART, by_server: true }]])
      expect(judge(forged(SERVER, seats), MIXED, NOTED, [0])).toEqual({ faults: ['part'] });
    // also where the table no longer knows that the seat is ours
    expect(judge(forged(SERVER, []), MIXED, NOTED, [])).toEqual({ faults: ['part'] });
  });

  it('is found out where parts were added for bots, or twice', () => {
    const more = [{ seat: 0, part: PART }, { seat: 1, part: '44'.repeat(16) }];
    expect(judge(forged(SERVER, more), MIXED, NOTED, [0])).toEqual({ faults: ['others'] });
    expect(judge(forged(SERVER, more), card('mixed'), { ...NOTED, bots: [] }, [0])).toBe('good');
    const twice = [{ seat: 0, part: '44'.repeat(16) }, { seat: 0, part: PART }];
    expect(judge(forged(SERVER, twice), MIXED, NOTED, [0])).toEqual({ faults: ['seed'] });
  });

  const BENT: Partial<Terms>[] = [{ rules: 2 }, { seats: 3 }, { options: {} }, { options: { weather: 'fog', salt: 7 } }];
  it.each(BENT)('is found out where the terms were bent: %o', (bent) => {
    const record = { ...FAIR.record, ...bent };
    expect(judge({ ...FAIR, record }, MIXED, NOTED, [0])).toEqual({ faults: ['terms', 'seed'] });
  });

  it('is found out where the seed was chosen, or nothing is published', () => {
    expect(judge({ ...FAIR, parts: null }, card('chosen'), NOTED, [0])).toEqual({ faults: ['chosen'] });
    expect(judge({ ...FAIR, parts: null }, MIXED, NOTED, [0])).toEqual({ faults: ['chosen'] });
    expect(judge(null, MIXED, NOTED, [0])).toEqual({ faults: ['missing'] });
  });

  it('may be chosen, where everybody was told', () => {
    expect(judge({ ...FAIR, parts: null }, card('chosen'), { ...NOTED, chosen: true }, [0])).toBe('chosen');
    expect(judge({ ...FAIR, parts: null }, card('chosen'), null, [0])).toBe('chosen');
    expect(judge(null, card('changed'), NOTED, [0])).toBe('changed');
    expect(judge({ ...FAIR, parts: null }, card('changed'), null, [0])).toBe('changed');
  });

  it('is the server’s alone where nobody added to it, or the server filled in', () => {
    expect(judge(forged(SERVER, []), card('server'), null, [0])).toBe('server');
    const filled = [{ seat: 0, part: PART }, { seat: 1, part: '44'.repeat(16), by_server: true }];
    expect(judge(forged(SERVER, filled), card('server'), { ...NOTED, bots: [] }, [0])).toBe('server');
  });

  it('cannot be checked where too little was noted', () => {
    expect(judge(FAIR, MIXED, null, [0])).toBe('unseen');
    expect(judge(FAIR, MIXED, { commitment: COMMITMENT }, [0])).toBe('unseen');
    expect(judge(FAIR, card('mixed'), { ...NOTED, bots: [] }, [0, 1])).toBe('unseen');
    expect(judge(null, MIXED, null, [0])).toBe('unseen');
  });

  it.each(['', 'xy', '00'.repeat(31)])('made of %j is found out', (server) => {
    const parts = { ...FAIR.parts!, server };
    expect(judge({ ...FAIR, parts }, MIXED, NOTED, [0])).toEqual({ faults: ['server', 'seed'] });
  });
});

it('says how to check it by hand, with seats as people count them', () => {
  const noted = { ...NOTED, parts: { 0: PART, 1: 'refused' } };
  expect(byHand('abc', noted)).toBe(`isolario verify abc.json --commitment ${COMMITMENT} --part 1=${PART}`);
});

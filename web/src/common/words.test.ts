import { describe, expect, it } from 'vitest';
import type { Symbol, Symbols } from '../looking/symbols';
import { eventText, pickLanguage, plain, readBundle, Speaker } from './words';

const uk = readBundle(
  'uk',
  `laid = { $player }: { $token } на { $cell }
wolf = Вовк
old = стара
old = нова
plus_points = { $points ->
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[many] +{ $points } балів
}
drew = { $token_id ->
    [unknown] { $player }: жетон
   *[other] { $player }: { $token }
}
seat_number = Місце { $number }
lost = { $player }: { $points }`,
);
const en = readBundle('en', 'only_here = Only in English');
const speaker = new Speaker('uk', [uk, en], ['Олена', 'Пётр']);

describe('words', () => {
  it('speaks nested texts and seat names', () => {
    const facts = { token: { id: 'wolf' }, cell: 'c4' };
    expect(speaker.sentence({ what: 'laid', seat: 1, facts })).toBe('Пётр: Вовк на c4');
  });

  it('knows the id of what fills a gap', () => {
    const facts = { token: { id: 'unknown' } };
    expect(speaker.sentence({ what: 'drew', seat: 0, facts })).toBe('Олена: жетон');
  });

  it.each([
    [1, '+1 бал'],
    [3, '+3 бали'],
    [11, '+11 балів'],
  ])('counts %i', (points, text) => {
    expect(speaker.say('plus_points', { points })).toBe(text);
  });

  it('names an empty seat by its number', () => {
    expect(
      speaker.naming([]).sentence({ what: 'drew', seat: 1, facts: { token: { id: 'wolf' } } }),
    ).toBe('Місце 2: Вовк');
  });

  it('writes a real minus, lets a later message override, falls back', () => {
    expect(speaker.sentence({ what: 'lost', seat: 0, points: -3 })).toBe('Олена: −3');
    expect(speaker.say('old')).toBe('нова');
    expect(speaker.say('only_here')).toBe('Only in English');
    expect(speaker.say({ id: 'nobody', args: { a: { id: 'b' }, n: 1 } })).toBe('nobody(a=b, n=1)');
    expect(plain({ id: 'bare' })).toBe('bare');
  });

  it('calls a player by the same name, whatever the game calls the seat', () => {
    const text = { id: 'laid', args: { side: { id: 'wolf' }, player: 1, token: 'x', cell: 'a1' } };
    const own = readBundle('uk', 'goes = { $side } ({ $side_id })\nsea = Море\nsea2 = Море 2');
    const named = new Speaker('uk', [own, uk]).naming(['Олена', 'Пётр', 'Ян'], ['land', 'sea', 'sea2']);
    expect(named.say('goes', { side: { id: 'sea' } })).toBe('Пётр, Ян (sea)');
    expect(named.title(1)).toBe('Пётр (Море)');
    expect(speaker.title(1)).toBe(speaker.name(1));
    expect(speaker.say(text)).toBe('Пётр: x на a1');
  });

  it('puts a picture in the place of a code, and before a name', () => {
    const symbol = (id: string): Symbol => ({ id, box: [0, 0, 9, 9], round: null, hex: null });
    const symbols: Symbols = new Map([
      ['says N5', symbol('tile')],
      ['says wolf@0', symbol('blue')],
      ['says wolf@1', symbol('red')],
    ]);
    const shown = speaker.showing(symbols, 0);
    const facts = { token: { id: 'wolf' }, cell: 'N5' };
    const text = eventText({ what: 'laid', seat: 1, facts });
    const [red, tile] = [
      { symbol: symbol('red'), code: '' },
      { symbol: symbol('tile'), code: 'N5' },
    ];
    expect(shown.parts(text)).toEqual(['Пётр: ', red, '\u00A0Вовк на ', tile]);
    expect(shown.parts({ id: 'wolf' })).toEqual([{ symbol: symbol('blue'), code: '' }, '\u00A0Вовк']);
    expect(shown.say(text)).toBe('Пётр: Вовк на N5');
    expect(speaker.parts(text)).toEqual(['Пётр: Вовк на N5']);
  });

  it('takes the first language that we have', () => {
    expect(pickLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(pickLanguage(['fr'])).toBe('en');
  });
});

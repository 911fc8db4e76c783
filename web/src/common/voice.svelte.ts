/** The words and the drawings of the game at a table, and the names of those who sit there. Made
 *  while a page is set up: it loads as soon as the game is known, and again when the language changes. */

import { setContext } from 'svelte';
import { fetchWords, persist } from '../line/api';
import { COLOURS } from './colours';
import type { TableCard } from '../line/protocol';
import { settings } from './settings.svelte';
import { loadSymbols, type Symbols } from '../looking/symbols';
import { seatsAt } from '../line/seats';
import type { Speaker } from './words';

/** Everybody's name. Bots that share a name are numbered. Somebody who looks on from ``own`` and gave
 *  no name is addressed as “you”. */
export function seatNames(card: TableCard | null, words: Speaker, own: number | null = null): string[] {
  const names = (card?.seats ?? []).map((seat) => {
    if (seat.name) return seat.name;
    if (seat.seat === own) return words.say('page_seat_you');
    if (seat.who !== 'bot') return words.say('player_number', { number: seat.seat + 1 });
    const level = words.knows(seat.bot ?? '') ? words.say(seat.bot!) : (seat.bot ?? '');
    return words.say('page_bot_name', { level });
  });
  const count = (name: string, upTo: number): number =>
    names.slice(0, upTo).filter((other) => other === name).length;
  return names.map((name, at) =>
    count(name, names.length) > 1 ? `${name} ${count(name, at) + 1}` : name,
  );
}

export class Voice {
  private loaded = $state.raw<Speaker | null>(null);
  symbols = $state.raw<Symbols | null>(null);

  /** ``common``: the words of all games, until those of this one have loaded. ``seat``: whose eyes it
   *  is for. ``spoken``: the viewer is the one who sits there. */
  constructor(
    private readonly card: () => TableCard | null,
    private readonly common: () => Speaker,
    private readonly seat: () => number | null,
    private readonly spoken = true,
  ) {
    setContext(COLOURS, () => this.card()?.seats.map(({ colour }) => colour) ?? []);
    $effect(() => {
      const [language, name] = [settings.language, this.game];
      if (name === null) return;
      return persist(
        () => fetchWords(language, name),
        (speaker) => (this.loaded = speaker),
      );
    });
    $effect(() => {
      const name = this.game;
      if (name === null) return;
      return persist(
        () => loadSymbols(name),
        (found) => (this.symbols = found),
      );
    });
  }

  private readonly game = $derived.by(() => this.card()?.game ?? null);

  get ready(): boolean {
    return this.loaded !== null;
  }

  readonly speaker = $derived.by((): Speaker => {
    const words = this.loaded ?? this.common();
    const terms = (this.card()?.seats ?? []).map(({ term }) => term);
    const seat = this.seat();
    // Where several share a screen, “you” would be everybody.
    const own = this.spoken && seatsAt(this.card()?.table ?? '').length < 2 ? seat : null;
    const names = seatNames(this.card(), words, own);
    return words.naming(names, terms).showing(this.symbols, seat);
  });

  /** What is being played. */
  readonly title = $derived.by(() =>
    this.game && this.loaded ? this.speaker.say(this.game.replaceAll('-', '_')) : '',
  );
}

/** Tables that are one press away, and what of them is remembered. */

import { keep, recall, settings } from '../common/settings.svelte';
import { optionText } from '../common/options';
import type { Speaker } from '../common/words';
import { habits } from './habits.svelte';
import type { GameCard, NewTable, OptionValue, SeatWish } from '../line/protocol';

/** Who sits on a chair; ``here``: somebody else at this screen. */
export type Who = SeatWish['who'] | 'here';

export interface Chair {
  who: Who;
  /** How well it plays, if it is a bot and not as well as they usually do. */
  bot: string;
  /** The name of somebody else at this screen. */
  name: string;
}

/** A set-up as it is remembered: without my name, which is kept elsewhere. */
export interface Kept {
  chairs: Chair[];
  options: Record<string, OptionValue>;
  drawn: boolean;
  /** Bots say why they moved; unless it was said otherwise, they do. */
  reasons?: boolean;
}

/** How well bots play, unless somebody says. */
export const levelOf = (game: GameCard): string =>
  game.bots.includes(habits.level) ? habits.level : (game.bots[0] ?? '');

const chairs = (n: number, others: Who, bot = ''): Chair[] =>
  Array.from({ length: n }, (_, at) => ({ who: at === 0 ? 'me' : others, bot, name: '' }));

/** What somebody who has never played it begins with. */
export const firstGame = (game: GameCard): Kept => ({
  chairs: chairs(game.first_seats, 'bot', game.bots[0] ?? ''),
  options: game.first_options,
  drawn: game.drawn,
});

/** The same for somebody who has: bots play as well as they usually do. */
export const anotherGame = (game: GameCard): Kept => ({ ...firstGame(game), chairs: chairs(game.first_seats, 'bot') });

export const alone = (game: GameCard): Kept => ({ chairs: chairs(1, 'me'), options: {}, drawn: game.drawn });

export const withBots = (game: GameCard): Kept => ({
  chairs: chairs(game.usual_seats, 'bot', levelOf(game)),
  options: {},
  drawn: game.drawn,
});

/** Several share this screen: each of them needs a name, “you” would be everybody. */
export const shared = ({ chairs }: Pick<Kept, 'chairs'>): boolean => chairs.some(({ who }) => who === 'here');

/** A table as it is asked for. Whoever gives no name is called what each reader calls a player. */
export function wishFor(game: GameCard, setUp: Kept): NewTable {
  const seats = setUp.chairs.map(({ who, bot, name }): SeatWish => {
    if (who === 'me') return { who, name: settings.name.trim() };
    if (who === 'here') return { who: 'me', name: name.trim() };
    return who === 'bot' ? { who, bot: bot || levelOf(game) } : { who };
  });
  const { options, drawn, reasons = true } = setUp;
  return { game: game.name, seats, options, drawn, reasons };
}

/** Whether two people at this screen would have the same name. */
export function sameName({ seats }: NewTable): boolean {
  const names = seats.flatMap(({ who, name }) => (who === 'me' && name ? [name.toLowerCase()] : []));
  return new Set(names).size < names.length;
}

const place = (game: string): string => `set-up.${game}`;

export const remember = (game: string, setUp: Kept): void => keep(place(game), JSON.stringify(setUp));

/** How the game was last set up; null where it never was, or no longer can be. */
export function lastTime(game: GameCard): Kept | null {
  try {
    const kept = JSON.parse(recall(place(game.name)) ?? 'null') as Kept | null;
    if (!kept || !game.seats.includes(kept.chairs.length)) return null;
    const known = Object.entries(kept.options).every(([name, value]) =>
      game.options.some((option) => option.name === name && option.values.includes(value)),
    );
    const seated = kept.chairs.every(({ who, bot }) => who !== 'bot' || !bot || game.bots.includes(bot));
    return known && seated && kept.chairs.filter(({ who }) => who === 'me').length === 1 ? kept : null;
  } catch {
    return null; // somebody else has written there
  }
}

/** What a set-up is, in a few words: who plays, and what is not as usual. */
export function inWords(game: GameCard, { chairs, options }: Kept, speaker: Speaker): string {
  const others = chairs.filter(({ who }) => who !== 'me');
  const levels = others.flatMap(({ who, bot }) => (who === 'bot' ? [bot || levelOf(game)] : []));
  const called = ({ who, bot, name }: Chair): string => {
    if (who !== 'bot') return name.trim() || speaker.say(who === 'here' ? 'page_seat_here' : 'page_seat_friend');
    const level = bot || levelOf(game);
    const n = levels.filter((it) => it === level).length;
    return speaker.say(n > 1 ? 'page_seat_bots' : 'page_seat_bot', { n, level: speaker.say(level) });
  };
  const company = others.length > 0 ? [...new Set(others.map(called))] : [speaker.say('page_alone')];
  const chosen = game.options
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name }) => optionText(speaker, name, options[name]!));
  return [...(chairs.length > 1 ? [speaker.say('count_players', { n: chairs.length })] : []), ...company, ...chosen]
    .join(' · ');
}

/** A table that is being set up: who sits where, and what is agreed on. */

import type { GameCard, OptionCard, OptionValue } from '../line/protocol';
import { others } from '../line/way';
import { habits } from './habits.svelte';
import type { Chair, Kept, Who } from './wishes';

/** With whom: what the others are unless somebody says. */
export type Company = 'friends' | 'screen' | 'bots';
const OTHERS: Record<Company, Who> = { friends: 'open', screen: 'here', bots: 'bot' };

/** What an address asks for; null: nothing. */
export const companyIn = (search: string): Company | null => {
  const wished = new URLSearchParams(search).get('with') ?? '';
  return wished in OTHERS && (others || wished !== 'friends') ? (wished as Company) : null;
};

export class SetUp {
  chairs = $state<Chair[]>([]);
  /** The options that were chosen by hand. */
  wished = $state<Record<string, OptionValue>>({});
  /** Who sits where is left to chance. */
  drawn = $state(false);
  /** Bots say why they moved. */
  reasons = $state(true);

  constructor(
    readonly game: GameCard,
    private readonly company: Company,
  ) {
    this.drawn = game.drawn;
    this.count(game.usual_seats);
    const mine = this.colours.indexOf(habits.colour);
    this.seat(Math.max(0, mine), 'me');
  }

  /** The colours of the seats, where it is known who has which. */
  get colours(): readonly string[] {
    return this.drawn ? [] : (this.game.colours[String(this.chairs.length)] ?? []);
  }

  readonly withBots = $derived(this.chairs.some(({ who }) => who === 'bot'));
  readonly together = $derived(this.chairs.some(({ who }) => who === 'here'));

  /** Those that make a difference, with this many players and the other choices. */
  readonly options = $derived.by(() => this.game.options.filter((option) => this.matters(option, this.guess)));

  /** What was chosen, or is usual, whether or not it makes a difference. */
  private readonly guess = $derived.by((): Record<string, OptionValue> => ({
    ...this.usual,
    ...(this.together ? this.game.one_screen : {}),
    ...this.wished,
  }));

  /** Every option as it will be: as usual, where it makes no difference. */
  readonly chosen = $derived<Record<string, OptionValue>>({
    ...this.usual,
    ...Object.fromEntries(this.options.map(({ name }) => [name, this.guess[name]!])),
  });

  private get usual(): Record<string, OptionValue> {
    return Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
  }

  private matters({ seats, needs }: OptionCard, chosen: Record<string, OptionValue>): boolean {
    const fits = ([other, values]: [string, readonly OptionValue[]]): boolean => values.includes(chosen[other]!);
    return seats.includes(this.chairs.length) && Object.entries(needs).every(fits);
  }

  /** As it is kept, and asked for. */
  get kept(): Kept {
    const { chosen, drawn, reasons } = this;
    return { chairs: this.chairs.map((chair) => ({ ...chair })), options: { ...chosen }, drawn, reasons };
  }

  /** As it was. */
  take({ chairs, options, drawn, reasons = true }: Kept): void {
    this.chairs = chairs.map((chair) => ({ ...chair }));
    this.wished = { ...options };
    this.drawn = drawn;
    this.reasons = reasons;
  }

  /** Only one seat is mine: whoever sat where I sit down now takes my old one. */
  seat(at: number, who: Who): void {
    const before = this.chairs.findIndex((chair) => chair.who === 'me');
    if (who === 'me') {
      if (before >= 0) this.chairs[before]!.who = this.chairs[at]!.who;
    } else if (before === at) {
      const other = this.chairs.findIndex((_, index) => index !== at);
      if (other < 0) return;
      this.chairs[other]!.who = 'me';
    }
    this.chairs[at]!.who = who;
  }

  count(n: number): void {
    while (this.chairs.length < n) this.chairs.push({ who: OTHERS[this.company], bot: '', name: '' });
    if (this.chairs.findIndex(({ who }) => who === 'me') >= n) this.chairs[0]!.who = 'me';
    this.chairs.length = n;
  }
}

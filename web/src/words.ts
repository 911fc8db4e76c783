/** Texts in the reader's language, with the same files and the same habits as isolario.words:
 *
 *  - a gap filled by another text holds that text, spoken; $gap_id beside it holds its id;
 *  - a seat number in $player (or $…_player) becomes the name of who sits there;
 *  - a message of an event also knows $player, $points and $cells (their names, each once);
 *  - what a language lacks is said in English, what nobody has in its bare form. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cellNames } from './reference';
import type { Event, Fact, Text } from './protocol';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language calls itself: shown before any of its words are loaded. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
};

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first wish of the browser that we can fulfil. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

export function readBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const HYPHEN_MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

/** Says things in one language, for one table. */
export class Speaker {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
  ) {}

  /** The same with other names. */
  naming(names: readonly string[]): Speaker {
    return new Speaker(this.language, this.bundles, names);
  }

  knows(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say = (text: Text | string, args?: Record<string, Fact>): string => {
    if (typeof text === 'string') return this.speak({ id: text, ...(args && { args }) });
    return this.speak(text);
  };

  /** What happened, as a line of the log. */
  sentence = (event: Event): string => {
    const args: Record<string, Fact> = {
      points: event.points ?? 0,
      cells: cellNames(event.cells ?? []).join(', '),
      ...event.facts,
    };
    if (event.seat !== undefined && event.seat !== null) args['player'] ??= event.seat;
    return this.speak({ id: event.what, args });
  };

  private speak(text: Text): string {
    const bundle = this.bundles.find((candidate) => candidate.hasMessage(text.id));
    if (!bundle) return plain(text);
    const args: Record<string, string | number> = {};
    for (const [gap, value] of Object.entries(text.args ?? {})) {
      if (typeof value === 'object') {
        args[gap] = this.speak(value);
        args[`${gap}_id`] = value.id;
      } else if (typeof value === 'number' && (gap === 'player' || gap.endsWith('_player'))) {
        args[gap] = this.name(value);
      } else {
        args[gap] = value;
      }
    }
    const pattern = bundle.getMessage(text.id)?.value;
    if (!pattern) return plain(text);
    return bundle.formatPattern(pattern, args, []).replace(HYPHEN_MINUS, '−');
  }

  name(seat: number): string {
    return this.names[seat] ?? this.speak({ id: 'seat_number', args: { number: seat + 1 } });
  }
}

/** The bare form, for when no language has the message. */
export function plain(text: Text): string {
  const args = Object.entries(text.args ?? {});
  if (args.length === 0) return text.id;
  const inner = args.map(
    ([gap, value]) => `${gap}=${typeof value === 'object' ? plain(value) : value}`,
  );
  return `${text.id}(${inner.join(', ')})`;
}

/** A number as it is written: with a minus, not a hyphen. */
export const figure = (number: number): string => String(number).replace('-', '−');

/** A first letter made large: terms are stored as they stand in a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

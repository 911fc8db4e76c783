/** Texts in the reader's language, from the same files and by the same rules as isolario.words:
 *
 *  - a gap filled by another text holds that text in words; $gap_id beside it holds its id;
 *  - a seat number in $player (or $…_player) becomes the name of the player who sits there;
 *  - what a game calls a seat, in $side or $shield, becomes that player's name, or those of the team;
 *  - a message for an event also knows $player, $points and $cells (their names, each once);
 *  - a message missing in a language is said in English; one missing everywhere, in its bare form.
 *
 *  Where there are pictures, the picture of a piece replaces its code, or precedes its name (`parts`). */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cellNames } from './reference';
import type { Event, Fact, Text } from '../line/protocol';
import type { Symbol, Symbols } from '../looking/symbols';

/** A picture in a sentence, and the code that it stands for; no code before a name. */
export interface Picture {
  symbol: Symbol;
  code: string;
}
export type Part = string | Picture;

/** Placeholders for pictures while a sentence is made: private-use characters. */
const FIRST = 0xe100;
const PLACES = /([\uE100-\uEFFF])/u;

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself: shown before any of its words have loaded. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
};

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first of the browser's languages that we have. */
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
    private readonly symbols: Symbols | null = null,
    private readonly seat = 0,
    private readonly terms: readonly string[] = [],
  ) {}

  /** The same with other names; ``terms`` is what the game calls the seats. */
  naming(names: readonly string[], terms: readonly string[] = []): Speaker {
    return new Speaker(this.language, this.bundles, names, this.symbols, this.seat, terms);
  }

  /** The same with pictures, for the player at a seat. */
  showing(symbols: Symbols | null, seat: number | null): Speaker {
    return new Speaker(this.language, this.bundles, this.names, symbols, seat ?? 0, this.terms);
  }

  knows(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** What a clause says, in our own words; nothing where we have none. */
  rule(clause: string | undefined): string {
    const id = `clause_${(clause ?? '').replaceAll(/\W/g, '_')}`;
    return clause && this.knows(id) ? this.say(id) : '';
  }

  say = (text: Text | string, args?: Record<string, Fact>): string => {
    if (typeof text === 'string') return this.speak({ id: text, ...(args && { args }) });
    return this.speak(text);
  };

  /** What happened, as a line of the log. */
  sentence = (event: Event): string => this.speak(eventText(event));

  /** The same as `say`, in pieces: words, and pictures between them. */
  parts(text: Text): Part[] {
    const found: Picture[] = [];
    const said = this.pictured(text, this.speak(text, found), found, this.seat);
    return said.split(PLACES).flatMap((part) => {
      const picture = found[part.charCodeAt(0) - FIRST];
      return picture ?? (part || []);
    });
  }

  private speak(text: Text, found: Picture[] | null = null, seat = this.seat): string {
    const bundle = this.bundles.find((candidate) => candidate.hasMessage(text.id));
    if (!bundle) return plain(text);
    const args: Record<string, string | number> = {};
    const whose = text.args?.['player'];
    const owner = typeof whose === 'number' ? whose : seat;
    for (const [gap, value] of Object.entries(text.args ?? {})) {
      const seated = (gap === 'side' || gap === 'shield') && typeof value === 'object';
      const team = seated ? this.team(value.id) : '';
      if (typeof value === 'object') {
        args[gap] = team || this.pictured(value, this.speak(value, found, owner), found, owner);
        args[`${gap}_id`] = value.id;
      } else if (typeof value === 'number' && (gap === 'player' || gap.endsWith('_player'))) {
        args[gap] = this.name(value);
      } else {
        args[gap] = this.pictured(value, value, found, owner);
      }
    }
    const pattern = bundle.getMessage(text.id)?.value;
    if (!pattern) return plain(text);
    return bundle.formatPattern(pattern, args, []).replace(HYPHEN_MINUS, '−');
  }

  /** What was said about a piece, with the place of its picture. */
  private pictured<Said extends string | number>(
    piece: Fact,
    said: Said,
    found: Picture[] | null,
    seat: number,
  ): Said | string {
    if (!found || typeof piece === 'number') return said;
    const code = typeof piece === 'string';
    for (const called of code ? [piece] : [plain(piece), piece.id]) {
      const symbol =
        this.symbols?.get(`says ${called}`) ?? this.symbols?.get(`says ${called}@${seat}`);
      if (!symbol) continue;
      const place = String.fromCharCode(FIRST + found.length);
      found.push({ symbol, code: code ? piece : '' });
      return code ? place : `${place}\u00A0${said}`;
    }
    return said;
  }

  /** What somebody is called, wherever they are mentioned. */
  name(seat: number): string {
    return this.names[seat] ?? this.speak({ id: 'seat_number', args: { number: seat + 1 } });
  }

  /** The same with what the game calls the seat: said once, where the players are listed. */
  title(seat: number): string {
    const [name, term] = [this.name(seat), this.terms[seat]];
    if (!term) return name;
    const level = name.endsWith(')') ? `${name.slice(0, -1)}, ` : `${name} (`;
    return `${level}${this.say(term)})`;
  }

  /** Those in seats that the game calls this, or this with a number. */
  private team(term: string): string {
    const there = (_: string, seat: number): boolean => this.terms[seat]?.replace(/\d+$/, '') === term;
    return this.names.filter(there).join(', ');
  }
}

/** What happened, as a text: the message with everything an event knows. */
export function eventText(event: Event): Text {
  const args: Record<string, Fact> = {
    points: event.points ?? 0,
    cells: cellNames(event.cells ?? []).join(', '),
    ...event.facts,
  };
  if (event.seat !== undefined && event.seat !== null) args['player'] ??= event.seat;
  return { id: event.what, args };
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

/** A number that is added, with its sign. */
export const signed = (number: number): string => (number > 0 ? '+' : '') + figure(number);

/** The first letter as a capital: terms are stored as they stand in a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

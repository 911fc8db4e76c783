/** What a reader prefers on this device: language, colours, motion. */

import { isLanguage, pickLanguage, type Language } from './words';

export type Theme = 'auto' | 'light' | 'dark';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`isolario.${key}`);
  } catch {
    return null; // storage may be forbidden: everything works without it, until the page closes
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`isolario.${key}`);
    else localStorage.setItem(`isolario.${key}`, value);
  } catch {
    // as above
  }
}

function firstLanguage(): Language {
  const kept = recall('language');
  return isLanguage(kept) ? kept : pickLanguage(navigator.languages);
}

function firstTheme(): Theme {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #motion = $state(recall('motion') !== 'off');
  #placesAgain = $state(recall('places-again') === 'on');
  #name = $state(recall('name') ?? '');

  constructor() {
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#language;
    if (this.#theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.#theme;
    root.dataset['motion'] = this.#motion ? 'on' : 'off';
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    keep('language', language);
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme === 'auto' ? null : theme);
    this.#show();
  }

  /** Whether things are shown one after the other at all, rather than all at once. */
  get motion(): boolean {
    return this.#motion;
  }

  set motion(motion: boolean) {
    this.#motion = motion;
    keep('motion', motion ? null : 'off');
    this.#show();
  }

  /** A finger's second tap on the same cell places a shape, as it places a piece of one cell. */
  get placesAgain(): boolean {
    return this.#placesAgain;
  }

  set placesAgain(places: boolean) {
    this.#placesAgain = places;
    keep('places-again', places ? 'on' : null);
  }

  /** The name this person last played under. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep('name', name || null);
  }
}

export const settings = new Settings();

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds for a movement: fewer, or none, for somebody who wants little or no motion. */
export function moving(full: number): number {
  if (!settings.motion) return 0;
  return calm.matches ? Math.min(full, 120) : full;
}

/** Whether things may travel, and not only fade. */
export function travels(): boolean {
  return settings.motion && !calm.matches;
}

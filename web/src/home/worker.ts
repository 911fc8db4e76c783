/** What runs in the worker that has the tables: Python answers, the browser keeps and speaks. */

import { readBundle, Speaker, type Language } from '../common/words';
import type { Text } from '../line/protocol';
import { Chest, SEEN } from './chest';
import { unpacked } from './packed';
import { python } from './python';
import { Thinker } from './thinking';
import type { FromWorker, Places, ToWorker } from './words';

/** `isolario.home.page.Tables`, as Pyodide shows it. */
interface Tables {
  ask: (n: number, method: string, path: string, query: string, body: string) => void;
  line: (n: number, path: string) => void;
  said: (n: number, message: string) => void;
  hang_up: (n: number) => void;
}

/** A table is open in another tab of this browser: as a server says that somebody was quicker. */
const TAKEN = 4409;

const tell = (message: FromWorker): void => self.postMessage(message);

const text = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** Says what is written on posters, with the letters that it takes. */
class Voice {
  private readonly speakers = new Map<string, Speaker>();

  constructor(private readonly data: string) {}

  prepare = async (language: string, game: string): Promise<void> => {
    const wanted = (language === 'en' ? ['en'] : [language, 'en']) as Language[];
    const bundles = wanted.map(async (each) =>
      readBundle(each, text(await unpacked(`${this.data}words/${each}/${game}.gz`))),
    );
    this.speakers.set(`${language}/${game}`, new Speaker(wanted[0]!, await Promise.all(bundles)));
  };

  say = (said: string, language: string, game: string, names: string): string => {
    const speaker = this.speakers.get(`${language}/${game}`);
    return speaker!.naming(JSON.parse(names) as string[], []).say(JSON.parse(said) as Text);
  };

  /** The font rules for what a picture says. */
  fonts = async (picture: string): Promise<string> => {
    const faces = JSON.parse(text(await unpacked(`${this.data}fonts.gz`))) as [[number, number][], string][];
    const letters = [...new Set(picture)].map((letter) => letter.codePointAt(0)!).filter((code) => code > 32);
    const needed = faces.filter(([spans]) =>
      letters.some((code) => spans.some(([first, last]) => first <= code && code <= last)),
    );
    const rules = needed.map(async ([, file]) => text(await unpacked(`${this.data}${file}.gz`)));
    return (await Promise.all(rules)).join('');
  };
}

/** A table is played in one tab at a time, over as many lines as that tab likes. */
class Locks {
  private readonly paths = new Map<number, string>();
  private readonly held = new Map<string, Promise<(() => void) | null>>();

  /** Whether this line's tab has the table for itself, until it is given up. */
  async take(n: number, path: string): Promise<boolean> {
    if (!navigator.locks || !path.startsWith('tables/')) return true;
    this.paths.set(n, path);
    const ours = this.held.get(path) ?? this.asked(path);
    this.held.set(path, ours);
    if (await ours) return true;
    this.give(n);
    return false;
  }

  private asked(path: string): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      void navigator.locks.request(`isolario/${path}`, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((give) => resolve(give));
        return resolve(null);
      });
    });
  }

  /** A line is no longer there: with the last of its table the table is free. */
  give(n: number): void {
    const path = this.paths.get(n);
    this.paths.delete(n);
    if (path === undefined || [...this.paths.values()].includes(path)) return;
    const ours = this.held.get(path);
    this.held.delete(path);
    void ours?.then((give) => give?.());
  }
}

async function begin(places: Places, thinkerAddress: string): Promise<(message: ToWorker) => void> {
  const chest = new Chest();
  const pictures = new Chest(SEEN);
  const voice = new Voice(places.data);
  const locks = new Locks();
  const thinker = new Thinker(thinkerAddress, places);
  /** What the disk says, in JSON; nothing where it refuses. */
  const kept = async (work: Promise<unknown>): Promise<string> => {
    try {
      return JSON.stringify([(await work) ?? null]);
    } catch (error) {
      console.warn('cannot be kept', error);
      return '';
    }
  };
  const browser = {
    answered: (n: number, status: number, kind: string, body: string, name: string) =>
      tell({ say: 'answer', n, status, kind, body, name }),
    heard: (n: number, message: string) => tell({ say: 'heard', n, message }),
    ended: (n: number, code: number) => {
      locks.give(n);
      tell({ say: 'ended', n, code });
    },
    load: (name: string) => kept(chest.load(name)),
    names: () => kept(chest.names()),
    save: (name: string, content: string) => kept(chest.save(name, content)),
    delete: (name: string) => {
      pictures.delete(name).catch(() => {}); // there is none, then
      return kept(chest.delete(name));
    },
    unkept: () => tell({ say: 'unkept' }),
    think: async (game: string, pieces: string, bot: string, view: string, recall: string) =>
      JSON.stringify(await thinker.think({ game, pieces, bot, view, recall })),
    say: voice.say,
    prepare: voice.prepare,
    fonts: voice.fonts,
  };
  const page = (await python(places.engine)).pyimport('isolario.home.page') as {
    begin: (browser: object) => Promise<Tables>;
  };
  const tables = await page.begin(browser);
  tell({ say: 'ready' });
  /** Lines that wait to hear whether their table is free. */
  const coming = new Set<number>();
  return (message) => {
    switch (message.say) {
      case 'ask':
        return tables.ask(message.n, message.method, message.path, JSON.stringify(message.query), message.body);
      case 'line':
        coming.add(message.n);
        return void locks.take(message.n, message.path).then((ours) => {
          if (!coming.delete(message.n)) return locks.give(message.n);
          if (ours) {
            tables.line(message.n, message.path);
            return tell({ say: 'open', n: message.n });
          }
          const why = { type: 'refused', reason: { id: 'home_other_tab' } };
          tell({ say: 'heard', n: message.n, message: JSON.stringify(why) });
          return tell({ say: 'ended', n: message.n, code: TAKEN });
        });
      case 'said':
        return tables.said(message.n, message.message);
      case 'hang-up':
        coming.delete(message.n);
        locks.give(message.n);
        return tables.hang_up(message.n);
      case 'begin':
        return undefined;
    }
  };
}

let ready: Promise<(message: ToWorker) => void> | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.say === 'begin') ready = begin(data.places, data.thinker);
  ready?.then((hear) => hear(data)).catch((error: unknown) => tell({ say: 'broken', why: String(error) }));
};

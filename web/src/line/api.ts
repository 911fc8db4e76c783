/** The table's HTTP side. */

import type {
  Arrival,
  GameCard,
  Problem,
  Text,
} from './protocol';
import { request } from './way';
import { readBundle, Speaker, type Language } from '../common/words';

/** A request that the table refused, with the reason it gave. */
export class Refusal extends Error {
  constructor(
    readonly reason: Text,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

/** Why something could not be done, in words. */
export const reasonOf = (error: unknown): Text =>
  error instanceof Refusal ? error.reason : { id: 'page_server_error' };

const UNREACHABLE: Text = { id: 'page_connection_lost' };

export async function ask(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await request(path, init).catch(() => {
    throw new Refusal(UNREACHABLE, 0);
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(problem?.reason ?? { id: 'page_server_error' }, answer.status);
}

export const json = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await ask(path, body)).json()) as T;

export const pathOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const fetchGames = (): Promise<GameCard[]> => json('/api/games');
export const fetchTable = (table: string): Promise<Arrival> => json(pathOf(table));

const loaded = new Map<string, Promise<string>>();

/** Things that do not change are requested once. */
export function once(path: string): Promise<string> {
  let text = loaded.get(path);
  if (!text) {
    text = ask(path).then((answer) => answer.text());
    text.catch(() => loaded.delete(path));
    loaded.set(path, text);
  }
  return text;
}

/** The words of a game, or only those that all have in common, with English for whatever a language lacks. */
export async function fetchWords(language: Language, game: string | null): Promise<Speaker> {
  const wanted: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const rest = game === null ? '' : `/${encodeURIComponent(game)}`;
  const bundles = wanted.map(async (each) =>
    readBundle(each, await once(`/api/words/${each}${rest}`)),
  );
  return new Speaker(language, await Promise.all(bundles));
}

/** Keeps trying until something has loaded, and hands it over. Returns a function that gives up. */
export function persist<T>(load: () => Promise<T>, have: (loaded: T) => void): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let current = true;
  const attempt = (): void => {
    load().then(
      (loaded) => current && have(loaded),
      () => current && (again = setTimeout(attempt, 2000)),
    );
  };
  attempt();
  return () => {
    current = false;
    clearTimeout(again);
  };
}

export const fetchSymbols = (game: string): Promise<string> =>
  once(`/api/games/${encodeURIComponent(game)}/symbols.svg`);

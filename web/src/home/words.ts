/** What the page and its worker say to each other. */

/** Where the engine and the printed files are, as whole addresses that end in a slash. */
export interface Places {
  engine: string;
  data: string;
}

export type ToWorker =
  /** ``thinker``: the address of the worker in which a bot thinks. */
  | { say: 'begin'; places: Places; thinker: string }
  | { say: 'ask'; n: number; method: string; path: string; query: Record<string, string>; body: string }
  | { say: 'line'; n: number; path: string }
  | { say: 'said'; n: number; message: string }
  | { say: 'hang-up'; n: number };

export type FromWorker =
  | { say: 'answer'; n: number; status: number; kind: string; body: string; name: string }
  | { say: 'open'; n: number }
  | { say: 'heard'; n: number; message: string }
  | { say: 'ended'; n: number; code: number }
  /** Python has started. */
  | { say: 'ready' }
  /** Something cannot be kept. */
  | { say: 'unkept' }
  /** Python does not start. */
  | { say: 'broken'; why: string };

/** What a worker in which a bot thinks is asked, and answers. */
export interface Thought {
  game: string;
  /** The set that it is played with. */
  pieces: string;
  bot: string;
  view: string;
  recall: string;
}
export type Thinking = { places: Places } | Thought;
export interface Thoughts {
  good: boolean;
  answer: string;
}

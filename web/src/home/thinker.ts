/** What runs in a worker where a bot thinks. */

import { python } from './python';
import type { Thinking, Thoughts } from './words';

type Think = (game: string, pieces: string, bot: string, view: string, recall: string) => string;

let think: Think | null = null;

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  if ('places' in data) {
    const home = (await python(data.places.engine)).pyimport('isolario.home.page') as { thought: Think };
    think = home.thought;
    return self.postMessage({ good: true, answer: '' } satisfies Thoughts);
  }
  const answer = think!(data.game, data.pieces, data.bot, data.view, data.recall);
  return self.postMessage(JSON.parse(answer));
};

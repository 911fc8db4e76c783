/** What runs in a worker where a bot thinks. */

import { python } from './python';
import type { Places, Thinking, Thoughts } from './words';

type Think = (game: string, pieces: string, bot: string, view: string, recall: string) => string;

let think: Think | null = null;

async function begin(places: Places): Promise<Thoughts> {
  try {
    const home = (await python(places.engine)).pyimport('isolario.home.page') as { thought: Think };
    think = home.thought;
    return { good: true, answer: '' };
  } catch (error) {
    return { good: false, answer: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  if ('places' in data) return self.postMessage(await begin(data.places));
  const answer = think!(data.game, data.pieces, data.bot, data.view, data.recall);
  return self.postMessage(JSON.parse(answer));
};

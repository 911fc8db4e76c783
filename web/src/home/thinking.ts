/** Bots that look ahead think in a worker of their own: whoever has to stop is stopped by ending it. */

import { workerFrom } from './packed';
import type { Places, Thinking, Thought, Thoughts } from './words';

/** Milliseconds, not counting the start, after which a bot is stopped. One that goes by trials and not by the clock
 *  takes its time on a slow device, and has to be waited for: nobody stands in for a bot of a chart. */
const LONGEST = 60_000;

export class Thinker {
  private worker: Worker | null = null;
  /** Whether Python has started there, or why not. */
  private ready: Promise<Thoughts> = Promise.resolve({ good: false, answer: '' });

  constructor(
    private readonly address: string,
    private readonly places: Places,
  ) {}

  private heard(): Promise<Thoughts> {
    return new Promise((resolve, reject) => {
      const { worker } = this;
      if (!worker) return reject(new Error('the worker has ended'));
      worker.onmessage = ({ data }: MessageEvent<Thoughts>) => resolve(data);
      worker.onerror = () => reject(new Error('the worker has ended'));
    });
  }

  private tell(message: Thinking): Promise<Thoughts> {
    const answer = this.heard();
    this.worker?.postMessage(message);
    return answer;
  }

  private async begun(): Promise<Thoughts> {
    this.worker = await workerFrom(this.address, this.places.engine);
    return this.tell({ places: this.places });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** One at a time: whoever calls sees to that. Null: it took too long, and was stopped. */
  async think(thought: Thought): Promise<Thoughts | null> {
    if (!this.worker) {
      this.ready = this.begun();
    }
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      const begun = await this.ready;
      if (!begun.good) {
        this.end();
        return begun;
      }
      const stopped = new Promise<null>((resolve) => (late = setTimeout(() => resolve(null), LONGEST)));
      const answer = await Promise.race([this.tell(thought), stopped]);
      if (answer === null) this.end();
      return answer;
    } catch (error) {
      this.end();
      return { good: false, answer: String(error) };
    } finally {
      clearTimeout(late);
    }
  }
}

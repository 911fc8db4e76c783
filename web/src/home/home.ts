/** The tables of this browser, in a worker: it is asked what a server would be, and answers the same. */

import type { Wire } from '../line/way';
import { unpacked, workerFrom } from './packed';
import thinkerAddress from './thinker.ts?worker&url';
import workerAddress from './worker.ts?worker&url';
import type { FromWorker, Places, ToWorker } from './words';

/** What is the same for every reader is there as files. */
const PRINTED =
  /^\/api\/(games(\/[^/]+\/(symbols\.svg|board\.svg|(book|lesson|cards|count)\/[^/]+))?|words\/[^/]+(\/[^/]+)?)$/;

const kindOf = (path: string): string =>
  path.endsWith('.svg') ? 'image/svg+xml' : /\/(words|count)\//.test(path) ? 'text/plain' : 'application/json';

const whole = (address: string): string => new URL(address, document.baseURI).href;

/** Python does not start here, or what a request needs cannot be loaded: as where no server answers. */
const UNREACHABLE = 503;

class Line implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly n: number,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  send(message: string): void {
    this.tell({ say: 'said', n: this.n, message });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.tell({ say: 'hang-up', n: this.n });
    this.end(1000);
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  hear(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

class Home {
  /** Called once, when something cannot be kept. */
  onunkept: () => void = () => {};
  /** Called when Python has started. */
  onready: () => void = () => {};
  private readonly places: Places = {
    engine: whole(`./${import.meta.env['VITE_ENGINE']}/`),
    data: whole(`./${import.meta.env['VITE_DATA']}/`),
  };
  private worker: Promise<Worker> | null = null;
  private last = 0;
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, Line>();

  /** Starts Python, which takes a moment: nothing waits for it before it has to. */
  begin(): Promise<Worker> {
    if (this.worker) return this.worker;
    this.worker = this.begun();
    this.worker.catch((error: unknown) => this.hear({ say: 'broken', why: String(error) }));
    return this.worker;
  }

  private async begun(): Promise<Worker> {
    const worker = await workerFrom(whole(workerAddress), this.places.engine);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = ({ message }) => this.hear({ say: 'broken', why: `the worker has ended: ${message}` });
    const thinker = whole(thinkerAddress);
    worker.postMessage({ say: 'begin', places: this.places, thinker } satisfies ToWorker);
    return worker;
  }

  private readonly tell = (message: ToWorker): void =>
    void this.begin().then((worker) => worker.postMessage(message), () => {}); // it is told of above

  private hear(message: FromWorker): void {
    switch (message.say) {
      case 'answer': {
        const { n, status, kind, body, name } = message;
        const headers: Record<string, string> = { 'content-type': kind };
        if (name) headers['content-disposition'] = `inline; filename="${name}"`;
        this.asked.get(n)?.(new Response(status === 204 ? null : body, { status, headers }));
        return void this.asked.delete(n);
      }
      case 'open':
        return this.lines.get(message.n)?.open();
      case 'heard':
        return this.lines.get(message.n)?.hear(message.message);
      case 'ended':
        this.lines.get(message.n)?.end(message.code);
        return void this.lines.delete(message.n);
      case 'unkept':
        return this.onunkept();
      case 'ready':
        return this.onready();
      case 'broken': {
        console.error(message.why);
        this.worker?.then((worker) => worker.terminate(), () => {});
        this.worker = null; // whoever asks again has it begin again
        for (const done of this.asked.values()) done(new Response('{}', { status: UNREACHABLE }));
        for (const line of this.lines.values()) line.end(1006);
        this.asked.clear();
        this.lines.clear();
      }
    }
  }

  /** The answer to a request, as `fetch` gives it. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    if (PRINTED.test(path)) return this.printed(path);
    // Somebody opens a table: the browser is asked to keep it also when it needs room for others.
    if (init.method === 'POST' && /^\/api\/(charts\/[^/]+\/)?tables$/.test(path)) void navigator.storage?.persist?.().catch(() => {});
    const { pathname, searchParams } = new URL(path, 'https://here');
    const answer = new Promise<Response>((done) => this.asked.set((this.last += 1), done));
    this.tell({
      say: 'ask',
      n: this.last,
      method: init.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: String(init.body ?? ''),
    });
    const found = await answer;
    if (found.status === UNREACHABLE) throw new TypeError('Python does not start');
    return found;
  }

  private async printed(path: string): Promise<Response> {
    const file = `${this.places.data}${path.slice('/api/'.length)}.gz`;
    return new Response(await unpacked(file), { headers: { 'content-type': kindOf(path) } });
  }

  line(path: string): Line {
    const n = (this.last += 1);
    const line = new Line(n, this.tell);
    this.lines.set(n, line);
    this.tell({ say: 'line', n, path });
    return line;
  }

  /** What is behind a path, as an address that has everything in it. */
  async file(path: string): Promise<string> {
    const answer = await this.ask(path);
    if (!answer.ok) throw new Error(path);
    const kind = answer.headers.get('content-type') ?? '';
    return `data:${kind};charset=utf-8,${encodeURIComponent(await answer.text())}`;
  }

  /** A link to a file has been clicked. */
  async save(event: MouseEvent): Promise<void> {
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    const answer = await this.ask(pathname + search);
    const given = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    const copy = document.createElement('a');
    copy.download = given ?? link.download;
    copy.href = URL.createObjectURL(await answer.blob());
    copy.click();
    setTimeout(() => URL.revokeObjectURL(copy.href), 60_000);
  }
}

export const home = new Home();

/** A line to a scene: it takes the place of the socket and of what is fetched from a table. What is sent
 *  is noted; the table's answers were written by the engine, and come at once, or when the test says so,
 *  in any order. */

import { commands } from 'vitest/browser';
import type { Event, FromPage, Joined, Replay, Text, ToPage } from '../src/line/protocol';
import { troubles, unanswered } from './troubles';

interface Scene {
  joined?: Joined;
  answers: Record<string, ToPage[]>;
}

/** What a test does at other seats: `next` is how the record goes on, `others` decide by chance until it
 *  is our turn again. `right` is done at our own: all that a beat of a lesson asks for. */
type Elsewhere =
  | { type: 'other'; seat: number; move: string }
  | { type: 'next' }
  | { type: 'others' }
  | { type: 'right' };
type Said = Record<string, unknown>;

const read = new Map<string, Promise<unknown>>();

async function file<T>(name: string): Promise<T> {
  const load = async (): Promise<unknown> => {
    const answer = await realFetch(`/fixtures/scenes/${name}.json`);
    if (!answer.ok) throw new Error(`there is no scene ${name}: make fixtures`);
    return answer.json();
  };
  if (!read.has(name)) read.set(name, load());
  const [value, shared] = await Promise.all([
    read.get(name),
    name === 'shared' ? null : file<Record<string, unknown>>('shared'),
  ]);
  const whole = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(whole);
    if (typeof part !== 'object' || part === null) return part;
    if ('$' in part) return whole(shared?.[String(part.$)]);
    return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, whole(inside)]));
  };
  return (shared ? whole(value) : value) as T;
}

/** A film that the engine wrote, or what it wrote instead of one. */
export const film = <T = Replay>(name: string): Promise<T> => file<T>(name);

const realFetch = window.fetch.bind(window);
const RealSocket = window.WebSocket;
let lines: Line[] = [];
/** Answers to what is fetched, by address. */
const files = new Map<string, { answer: unknown; status: number }>();
/** Where the other end hangs up as soon as somebody speaks: why. */
const ended = new Map<string, Text>();
/** What was sent there, by address. */
const posted = new Map<string, unknown[]>();
export const asked = (address: string): readonly unknown[] => posted.get(address) ?? [];
/** How much is being fetched. */
let pending = 0;
/** What was fetched: how, and from where. */
export const fetched: string[] = [];

/** Whether everything the page has asked for has come. */
export const quiet = (): boolean => pending === 0 && lines.every((line) => line.waiting === 0);

export class Line {
  readonly sent: FromPage[] = [];
  readonly heard: ToPage[] = [];
  /** Answers come only when they are let through. */
  holding = false;
  /** How many answers are on their way. */
  waiting = 0;
  private readonly held: (() => void)[] = [];
  /** Everything that has changed something, in order. */
  private readonly done: Said[] = [];
  private socket: FakeSocket | null = null;
  n = 0;

  private constructor(
    readonly name: string,
    private readonly scene: Scene,
  ) {}

  static async to(name: string): Promise<Line> {
    const line = new Line(name, structuredClone(await file<Scene>(name)));
    lines.push(line);
    return line;
  }

  get joined(): Joined {
    if (!this.scene.joined) throw new Error(`nobody joins ${this.name}`);
    return this.scene.joined;
  }

  /** The moves that were sent. */
  get plays(): string[] {
    return this.sent.flatMap((said) => (said.type === 'play' ? [said.move] : []));
  }

  /** What can be done, as the table last said. */
  get choices(): NonNullable<Joined['now']>['choices'] {
    const said = this.heard.filter((it) => it.type === 'joined' || it.type === 'update');
    return said.at(-1)!.now!.choices;
  }

  /** Everything that was told. */
  get events(): Event[] {
    return this.heard.flatMap((it) =>
      it.type === 'joined' ? it.log : it.type === 'update' ? (it.log ?? it.frames.map(({ event }) => event)) : [],
    );
  }

  async take(socket: FakeSocket, message: FromPage & { request?: number }): Promise<void> {
    this.socket = socket;
    this.sent.push(message);
    const { request = 0, ...rest } = message as unknown as Said & { request?: number };
    const { n, ...more } = rest;
    const said = more['type'] === 'hello' ? { type: 'hello' } : more; // whose line it is we know
    if (typeof n === 'number' && n !== this.n) throw new Error(`${JSON.stringify(message)}: it is ${this.n} now`);
    const answers = await this.ask(said);
    const tell = (): void => {
      this.waiting -= 1;
      for (const it of answers) this.hear(request ? ({ ...it, request } as ToPage) : it);
    };
    if (this.holding) this.held.push(tell);
    else tell();
  }

  private async ask(said: Said): Promise<ToPage[]> {
    this.waiting += 1;
    const chain = [...this.done, said];
    if (said['type'] === 'hello' && chain.length === 1 && this.scene.joined) return [this.scene.joined];
    const key = JSON.stringify(chain);
    const told = this.scene.answers[key] ?? (await this.record(key, said['type'] === 'ask'));
    const types = told.map(({ type }) => type);
    if (types.includes('update') || said['type'] === 'learn' || types.includes('taught')) this.done.push(said);
    return told;
  }

  /** A question that nobody is waiting on, such as what a ghost would do where the pointer happens to
   *  pass, is left open, as by a slow line; everything else has to be known. */
  private async record(key: string, idle: boolean): Promise<ToPage[]> {
    const written = await commands.answer(this.name, key);
    if (written !== null) return (this.scene.answers[key] = JSON.parse(written) as ToPage[]);
    const open = `${this.name} has no answer to ${key}: run with ISOLARIO_RECORD=1`;
    if (!idle) throw new Error(open);
    unanswered.push(open);
    return [];
  }

  /** Something that others do meanwhile. */
  async elsewhere(said: Elsewhere): Promise<void> {
    const told = await this.ask(said);
    this.waiting -= 1;
    if (!this.done.includes(said)) this.done.push(said);
    for (const it of told) this.hear(it);
  }

  /** Lets an answer through that was held back: the first, or a given one. */
  release(at = 0): void {
    for (const tell of this.held.splice(at, 1)) tell();
  }

  get onTheWay(): number {
    return this.held.length;
  }

  hear(message: ToPage): void {
    if ((message.type === 'joined' || message.type === 'update') && message.now) this.n = message.now.n;
    this.heard.push(message);
    this.socket?.say(message);
  }

  /** The line is lost, or ended by the table. */
  lose(code = 1006): void {
    this.socket?.end(code);
  }

  leads(address: string): boolean {
    const [, kind, name = ''] = /\/api\/(tables|lessons)\/([^/?]+)/.exec(address) ?? [];
    if (kind === 'lessons') return this.name === `lesson-${name}`;
    return kind === 'tables' && this.scene.joined?.table.table === decodeURIComponent(name);
  }
}

/** As much of a WebSocket as the page uses. */
class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  private line: Line | null;

  constructor(private readonly leads: Line[] | Text) {
    this.line = Array.isArray(leads) ? (leads[0] ?? null) : null;
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { leads } = this;
    if (!Array.isArray(leads)) {
      this.say({ type: 'refused', reason: leads, clause: '', cells: [], move: '', request: 0 });
      this.end(4404);
      return;
    }
    const said = JSON.parse(text) as FromPage;
    if (said.type === 'hello' && leads.length > 1)
      this.line = leads.find(({ joined }) => joined.seat === (said.seat ?? null)) ?? null;
    this.line?.take(this, said).catch((error: unknown) => {
      troubles.push(String(error));
    });
  }

  say(message: ToPage): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = 3;
  }
}

/** An answer to what is fetched from this address. */
export const serve = (address: string, answer: unknown, status = 200): void =>
  void files.set(address, { answer, status });

/** What is fetched from there comes from the engine again. */
export const unserve = (address: string): void => void files.delete(address);

/** There is no such table or lesson: whoever speaks to it hears this. */
export const hangUp = (path: string, reason: Text): void => void ended.set(`/api/${path}/live`, reason);

export function connect(): void {
  window.fetch = async (wish, init) => {
    const address = String(wish instanceof Request ? wish.url : wish);
    if (!address.startsWith('/api/')) return realFetch(wish, init);
    pending += 1;
    fetched.push(`${init?.method ?? 'GET'} ${address}`);
    if (init?.body) posted.set(address, [...asked(address), JSON.parse(String(init.body))]);
    try {
      const file = files.get(address);
      if (file) return Response.json(file.answer, { status: file.status });
      const [line, ...others] = lines.filter((it) => it.leads(address));
      if (line && /^\/api\/tables\/[^/]+$/.test(address)) {
        const mine = [line, ...others].flatMap(({ joined: { seat } }) => seat ?? []).sort();
        return Response.json({ table: line.joined.table, mine });
      }
      if (address === '/api/mine') return Response.json({ known: true, tables: [] });
      if (/^\/api\/(tables|charts)/.test(address)) return Response.json({ reason: { id: 'page_no_such_table' } }, { status: 404 });
      return await realFetch(wish, init);
    } finally {
      // First let whatever waits for it go on.
      setTimeout(() => (pending -= 1));
    }
  };
  const Socket = function (address: string | URL, more?: string | string[]): unknown {
    if (!String(address).includes('/api/')) return new RealSocket(address, more);
    const leads = lines.filter((it) => it.leads(String(address)));
    const why = ended.get(new URL(address).pathname);
    if (!leads.length && !why) throw new Error(`there is no line to ${String(address)}`);
    return new FakeSocket(why ?? leads);
  };
  window.WebSocket = Object.assign(Socket, { OPEN: 1, CLOSED: 3, CONNECTING: 0, CLOSING: 2 }) as unknown as typeof WebSocket;
}

export function disconnect(): void {
  lines = [];
  unanswered.length = 0;
  fetched.length = 0;
  files.clear();
  ended.clear();
  posted.clear();
  window.fetch = realFetch;
  window.WebSocket = RealSocket;
}

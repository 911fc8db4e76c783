/** The service worker of a site that is only files: it keeps every file of one version of the site, and
 *  answers from there. `make site` writes it as `sw.js`, with the names of that version's files before it.
 *
 *  Only files named by what is in them are kept, so those of two versions lie side by side and cannot be
 *  mistaken for each other. The page itself is one of them: whoever comes gets the one that belongs to this
 *  service worker, and a page that is open goes on with the files that it came with. */

/** A list of all files of this version, and its page. */
declare const LIST: string;
declare const PAGE: string;

interface Late extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetched extends Late {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
/** As much of a `ServiceWorkerGlobalScope` as is used. */
interface Service {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  oninstall: (event: Late) => void;
  onactivate: (event: Late) => void;
  onfetch: (event: Fetched) => void;
  onmessage: (event: Late & MessageEvent<string>) => void;
}

const service = self as unknown as Service;
const folder = service.registration.scope;
/** Several sites may lie at one host. */
const NAME = `isolario ${folder}`;
const AT_A_TIME = 6;

const at = (name: string): string => new URL(name, folder).href;
const opened = (): Promise<Cache> => caches.open(NAME);
/** Hosts differ in what they say an answer varies by; a name here means one content. */
const found = async (cache: Cache, name: string): Promise<Response | undefined> =>
  cache.match(at(name), { ignoreVary: true });

/** One at a time puts files in or clears them away. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(`${NAME} files`, work) : work();

async function put(cache: Cache, name: string): Promise<void> {
  if (await found(cache, name)) return;
  const answer = await fetch(at(name));
  // None of the files is a page: a host that sends one has another version by now, and says so nicely.
  const page = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || answer.redirected || page) throw new Error(`${answer.status}: ${name}`);
  await cache.put(at(name), answer);
}

async function install(): Promise<void> {
  const cache = await opened();
  await put(cache, LIST);
  const left = (await (await found(cache, LIST))!.json()) as string[];
  const some = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await put(cache, name);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, some));
}

/** Clears away files of versions of which no page is open: each page holds a lock named like its script. */
async function tidy(): Promise<void> {
  const { installing, waiting } = service.registration;
  if (!navigator.locks || installing || waiting) return;
  const cache = await opened();
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const names = (await cache.keys()).map(({ url }) => url);
  const needed = new Set<string>();
  for (const list of names.filter((name) => /\/list-[^/]+$/.test(name))) {
    const files = ((await (await found(cache, list))!.json()) as string[]).map(at);
    if (list !== at(LIST) && !files.some((file) => open.has(`isolario page ${file}`))) continue;
    for (const file of [list, ...files]) needed.add(file);
  }
  await Promise.all(names.filter((name) => !needed.has(name)).map((name) => cache.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const kept = await found(await opened(), PAGE);
  if (!kept) return fetch(request);
  return new Response(kept.body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const file = async (request: Request): Promise<Response> =>
  (await found(await opened(), request.url)) ?? fetch(request);

service.oninstall = (event) => event.waitUntil(alone(install));
service.onactivate = (event) => event.waitUntil(service.clients.claim());
service.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const where = origin + pathname;
  if (request.method !== 'GET' || !where.startsWith(folder)) return;
  const name = where.slice(folder.length);
  if (request.mode !== 'navigate') event.respondWith(file(request));
  else if (name === '' || name === 'index.html') event.respondWith(page(request));
};
service.onmessage = (event) => {
  if (event.data === 'take over') event.waitUntil(service.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(alone(tidy));
};

/** Files that are stored compressed, because plain hosts compress nothing. */

const GZIP = [0x1f, 0x8b];

/** The file, unpacked. A host that says how its files are packed has the browser unpack them. */
export async function unpacked(address: string): Promise<ArrayBuffer> {
  return plain(await (await got(address)).arrayBuffer());
}

async function plain(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  const coming = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(coming).arrayBuffer();
}

const WORDS = new TextDecoder();

/** The files in a zip file that packs nothing, with their names: what `make site` writes. */
export function* stored(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const view = new DataView(archive);
  // Each file stands behind a head of its own, and the list of all comes after the last.
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const size = view.getUint32(at + 18, true);
    const name = at + 30;
    const begin = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    yield [WORDS.decode(new Uint8Array(archive, name, view.getUint16(at + 26, true))), new Uint8Array(archive, begin, size)];
    at = begin + size;
  }
}

/** A file that is kept from an earlier visit, unpacked. */
export async function kept(address: string): Promise<ArrayBuffer | null> {
  const found = await globalThis.caches?.match(address, { ignoreVary: true }).catch(() => undefined);
  return found ? plain(await found.arrayBuffer()) : null;
}

/** From the host, or from what is kept: a worker that was there before the service worker knows nothing
 *  of it. */
async function got(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return answer;
  const kept = await globalThis.caches?.match(address, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  throw new Error(`${answer?.status ?? 'unreachable'}: ${address}`);
}

/** A worker of ours, in which Python can be started. It is begun from a blob, because such a worker is bound
 *  by the policy of the page that begins it: a policy that is written into a page does not bind workers with
 *  an address of their own. And what is in the blob need not be loaded as a script, so that the largest
 *  script, Pyodide's own, can be stored compressed, too. */
export async function workerFrom(address: string, engine: string): Promise<Worker> {
  const parts = [`${engine}pyodide.asm.mjs.gz`, address].map(unpacked);
  const [pyodide, ours] = await Promise.all(parts);
  const handed = '\nself.createPyodideModule = _createPyodideModule;\n';
  const source = new Blob([pyodide!, handed, ours!], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}

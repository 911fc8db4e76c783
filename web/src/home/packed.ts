/** Files that are stored compressed, because plain hosts compress nothing. */

const GZIP = [0x1f, 0x8b];

/** The file, unpacked. A host that says how its files are packed has the browser unpack them. */
export async function unpacked(address: string): Promise<ArrayBuffer> {
  const bytes = await (await got(address)).arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
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

/** Files that are stored compressed, because plain hosts compress nothing. */

const GZIP = [0x1f, 0x8b];

/** The file, unpacked. A host that says how its files are packed has the browser unpack them. */
export async function unpacked(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

/** A worker of ours. It is begun from a blob, because such a worker is bound by the policy of the page that
 *  begins it: a policy that is written into a page does not bind workers with an address of their own. */
export function workerFrom(address: string): Worker {
  const source = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const blob = URL.createObjectURL(source);
  return new Worker(blob, { type: 'module' });
}

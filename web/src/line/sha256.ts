/** SHA-256 by the book (FIPS 180-4). Browsers have their own only where a page came over https, and a
 *  table in the living room does not. */

/** The fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const ROUNDS = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5' +
    'd807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85' +
    'a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
    '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

function words(hex: string): number[] {
  return Array.from(hex.match(/.{8}/g)!, (word) => parseInt(word, 16));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of some bytes, as hex. */
export function sha256(bytes: Uint8Array): string {
  const room = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new DataView(new ArrayBuffer(room));
  bytes.forEach((byte, at) => message.setUint8(at, byte));
  message.setUint8(bytes.length, 0x80);
  message.setUint32(room - 8, Math.floor(bytes.length / 2 ** 29));
  message.setUint32(room - 4, bytes.length * 8);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < room; block += 64) {
    for (let at = 0; at < 16; at++) w[at] = message.getUint32(block + 4 * at);
    for (let at = 16; at < 64; at++) {
      const [far, near] = [w[at - 15]!, w[at - 2]!];
      const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const other = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      w[at] = w[at - 16]! + one + w[at - 7]! + other;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[at]! + w[at]!;
      const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
      [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at]! += word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

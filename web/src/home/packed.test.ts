import { describe, expect, it } from 'vitest';
import { stored } from './packed';

/** A zip file that packs nothing, up to its list, which nobody reads. */
function archive(files: Record<string, string>): ArrayBuffer {
  const bytes = Object.entries(files).flatMap(([name, text]) => {
    const [called, content] = [name, text].map((it) => new TextEncoder().encode(it));
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    head.setUint32(18, content!.length, true);
    head.setUint32(22, content!.length, true);
    head.setUint16(26, called!.length, true);
    return [...new Uint8Array(head.buffer), ...called!, ...content!];
  });
  return new Uint8Array([...bytes, 0x50, 0x4b, 0x01, 0x02]).buffer;
}

describe('an archive', () => {
  it('gives its files with their names, also empty ones', () => {
    const files = { 'isolario/__init__.pyc': '', 'isolario/core/text.pyc': 'карта' };
    const found = [...stored(archive(files))].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
    expect(Object.fromEntries(found)).toEqual(files);
  });
});

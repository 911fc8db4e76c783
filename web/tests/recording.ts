/** For what a scene has no answer to yet: with ISOLARIO_RECORD set the engine is asked, and its answer
 *  is noted in the scene's file, which `make fixtures` then rewrites. Without it the test fails. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { BrowserCommand } from 'vitest/node';
import { PYTHON, ROOT } from './printed.ts';

let engine: { ask: Writable; heard: Interface } | null = null;
/** One question at a time. */
let last: Promise<unknown> = Promise.resolve();

async function ask(scene: string, key: string): Promise<string> {
  if (!engine) {
    const wish = ['-m', 'tests.page.fixtures', 'answers'];
    const child = spawn(PYTHON, wish, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
    engine = { ask: child.stdin, heard: createInterface(child.stdout) };
    for (const it of [child, child.stdin as Socket, child.stdout as Socket]) it.unref(); // it ends with us
  }
  engine.ask.write(`${scene} ${key}\n`);
  const [heard] = (await once(engine.heard, 'line')) as [string];
  const file = join(ROOT, 'web', 'fixtures', 'scenes', `${scene}.json`);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { answers: Record<string, unknown> };
  kept.answers[key] = JSON.parse(heard) as unknown;
  writeFileSync(file, `${JSON.stringify(kept)}\n`);
  return heard;
}

export const answer: BrowserCommand<[scene: string, key: string]> = async (_context, scene, key) => {
  if (!process.env['ISOLARIO_RECORD']) return null;
  const heard = last.then(() => ask(scene, key));
  last = heard.catch(() => null);
  return heard;
};

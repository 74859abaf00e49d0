import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';

const main = path.resolve(import.meta.dirname, '../main.ts');

type Started = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Starts the server as a process of its own, with nothing but these settings; the sandbox provider
 * takes any free port, so that servers run side by side.
 */
export function startMain(env: Record<string, string>): {
  child: Started;
  /** What it has printed so far. */
  output: () => string;
} {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, SANDBOX_PROVIDER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  return { child, output: () => text };
}

export async function runMainToEnd(
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = startMain(env);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: output() };
}

/** @throws Error after a minute. */
export async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

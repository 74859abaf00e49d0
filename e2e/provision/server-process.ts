import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const repository = path.resolve(import.meta.dirname, '../..');

/** Milliseconds in which a server must be ready. */
const START_LIMIT = 90_000;

/** Milliseconds in which a program must end when it is told to. */
const STOP_LIMIT = 30_000;

/** Chunks of output to keep, the newest ones. */
const KEPT = 20_000;

/** One of our servers as a separate process. */
export interface ServerProcess {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Its output so far, including errors. */
  output: () => string;
  /**
   * Calls `look` repeatedly and returns the first thing it finds.
   *
   * @throws Error with its output if it ends before that, or takes longer than a server may.
   */
  until: <Found>(
    look: () => Found | undefined | Promise<Found | undefined>,
    limit?: number,
  ) => Promise<Found>;
  /** Stops it if it is still running, if need be by force; resolves when it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a program with these settings only. It ends with this process at the latest.
 *
 * @param program its file, from the root of the repository.
 * @param flags of Node itself.
 */
export function startProgram(
  program: string,
  env: NodeJS.ProcessEnv,
  { args = [], flags = [] }: { args?: readonly string[]; flags?: readonly string[] } = {},
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return startProcess(process.execPath, [...flags, program, ...args], {
    cwd: repository,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  });
}

/** Starts any command, with this environment only. It ends with this process at the latest. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): ServerProcess {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));
  child.stdin.on('error', () => undefined);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      if (printed.push(piece) > KEPT) printed.shift();
    });
  }
  const output = () => printed.join('');
  return {
    child,
    output,
    async until(look, limit = START_LIMIT) {
      const deadline = Date.now() + limit;
      for (;;) {
        const found = await look();
        if (found !== undefined) return found;
        if (isGone() || Date.now() > deadline) {
          const started = [command, ...args].join(' ');
          throw new Error(`${started} did not get ready. It printed:\n${output()}`);
        }
        await delay(20);
      }
    },
    async stop(signal = 'SIGTERM') {
      if (!isGone()) child.kill(signal);
      const late = setTimeout(kill, STOP_LIMIT);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Whether a server answers at an address with success; undefined if it does not. */
export async function answersAt(url: string): Promise<true | undefined> {
  try {
    return (await fetch(url)).ok || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is still running; zombies are not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

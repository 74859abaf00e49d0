import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../provision/free-port.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const main = 'server/testing/broken/main.ts';

/** The server without a fault. */
export const RIGHT = 'none';

export interface BrokenServers {
  /** The origin of each server, by its fault's name. */
  urls: ReadonlyMap<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a server for each fault, with rate limits high enough for one busy address.
 *
 * @throws Error with the process's output if it ends before all of them listen.
 */
export async function startBrokenServers(faults: readonly string[]): Promise<BrokenServers> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mizan-broken-'));
  const child = spawn(process.execPath, [main, '--fault', faults.join()], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SANDBOX_PROVIDER_PORT: '0',
      // Nothing may change while a check is looking.
      SIMULATED_COURIER_SPEED: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
      RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-4000);
  });

  async function stop(): Promise<void> {
    process.off('exit', kill);
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  const urls = new Map<string, string>();
  for await (const line of createInterface(child.stdout)) {
    const [name = '', url = ''] = line.split(' ');
    urls.set(name, url);
    if (urls.size === faults.length) return { urls, stop };
  }
  await stop();
  throw new Error(`The broken servers did not start:\n${complaint}`);
}

export interface KnownFault {
  name: string;
  does: string;
  /** Why the kit cannot see it; empty if it must. */
  beyond: string;
}

/** Every fault. */
export function readFaults(): KnownFault[] {
  const list = execFileSync(process.execPath, [main, '--list'], {
    cwd: repository,
    encoding: 'utf8',
  });
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', does = '', beyond = ''] = line.split('\t');
      return { name, does, beyond };
    });
}

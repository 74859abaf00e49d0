import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../provision/free-port.ts';
import { startProgram } from '../provision/server-process.ts';

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
  const server = startProgram(
    main,
    {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SANDBOX_PROVIDER_PORT: '0',
      STORE_SIMULATOR_PORT: '0',
      // Nothing may change while a check runs.
      SIMULATED_COURIER_SPEED: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_KEY_PER_MINUTE: '1000000',
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
      RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
      SMS_PER_NUMBER_PER_DAY: '1000000',
      SMS_PER_REGISTRATION_PER_DAY: '1000000',
      SMS_PER_COUNTRY_PER_DAY: '1000000',
      SMS_PER_DAY: '1000000',
    },
    { args: ['--fault', faults.join()] },
  );

  async function stop(): Promise<void> {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    const urls = await server.until(() => {
      const lines = server.output().matchAll(/^(\S+) (http:\S+)$/gm);
      const found = new Map([...lines].map(([, name = '', url = '']) => [name, url]));
      return found.size === faults.length ? found : undefined;
    }, Infinity);
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../provision/free-port.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const startTimeout = 90_000;

/** Password of the sample accounts on every backend that the tests start. */
export const samplePassword = 'quiet-orchard-signal-17';

export interface Backend {
  /** Origin without a trailing slash. It serves the API and the built web app. */
  url: string;
  /** Stops the process and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * The backend in demo mode, like `npm start`, on a free loopback port, with an empty data folder
 * that it fills with sample data.
 *
 * @param publicUrl the address for people, if different.
 * @param settings that override the tests' defaults.
 * @throws with the output of the process if it does not become ready.
 */
export async function startBackend(
  publicUrl = '',
  settings: Record<string, string> = {},
): Promise<Backend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mizan-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: publicUrl,
      SANDBOX_PROVIDER_PORT: '0',
      SAMPLE_PASSWORD: samplePassword,
      // Nothing moves under the eyes of a test.
      SIMULATED_COURIER_SPEED: '0',
      // One address makes in a minute what many people make.
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: string) => (output = (output + chunk).slice(-4000));
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  async function stop() {
    process.off('exit', kill);
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await isReady(url))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await delay(100);
      continue;
    }
    await stop();
    throw new Error(`The backend did not get ready. It printed:\n${output}`);
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}

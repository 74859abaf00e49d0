import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../provision/free-port.ts';
import { answersAt, startProgram } from '../provision/server-process.ts';

/** Password of the sample accounts on every backend that the tests start. */
export const samplePassword = 'quiet-orchard-signal-17';

/** A line of the log from the level `warn` on. */
const WARNING = /^\{"level":[456]0,.*$/gm;

export interface Backend {
  /** Origin without a trailing slash. It serves the API and the built web app. */
  url: string;
  /** The warnings and errors in its log, oldest first. */
  warnings: () => string[];
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
  const server = startProgram('server/main.ts', {
    ...process.env,
    NODE_ENV: 'production',
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: publicUrl,
    SANDBOX_PROVIDER_PORT: '0',
    STORE_SIMULATOR_PORT: '0',
    SAMPLE_PASSWORD: samplePassword,
    // Nothing moves under the eyes of a test.
    SIMULATED_COURIER_SPEED: '0',
    // One address makes in a minute what many people make.
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_KEY_PER_MINUTE: '1000000',
    RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
    SMS_PER_NUMBER_PER_DAY: '1000000',
    RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
    ...settings,
  });

  async function stop() {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  const url = `http://127.0.0.1:${port}`;
  try {
    await server.until(() => answersAt(`${url}/api/ready`));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    warnings: () => server.output().match(WARNING) ?? [],
    stop,
  };
}

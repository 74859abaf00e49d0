import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../provision/free-port.ts';
import { type Backend, samplePassword, startBackend } from '../support/backend.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Longest time for Sandbox Pay to start, in milliseconds. */
const START_LIMIT = 30_000;

/**
 * The reference backend with rate limits high enough for one busy address, and its own Sandbox Pay,
 * whose secret the config reads from the environment to sign notifications.
 */
export async function startReference(): Promise<Backend> {
  const port = await freePort();
  const secrets = {
    SANDBOX_PROVIDER_SECRET: randomBytes(24).toString('base64url'),
    SANDBOX_PROVIDER_NOTIFICATION_SECRET: randomBytes(24).toString('base64url'),
  };
  Object.assign(process.env, secrets, { SAMPLE_PASSWORD: samplePassword });
  const sandbox = spawn(process.execPath, ['server/sandbox-provider/main.ts'], {
    cwd: repository,
    env: { ...process.env, SANDBOX_PROVIDER_PORT: String(port) },
    stdio: 'ignore',
  });
  const kill = () => sandbox.kill('SIGKILL');
  process.once('exit', kill);

  async function stopSandbox(): Promise<void> {
    process.off('exit', kill);
    if (sandbox.exitCode !== null) return;
    const ended = once(sandbox, 'exit');
    sandbox.kill('SIGTERM');
    await ended;
  }

  const url = `http://localhost:${port}`;
  try {
    await untilAnswered(url);
    const backend = await startBackend('', {
      ...secrets,
      SANDBOX_PROVIDER_URL: url,
      RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
    });
    return {
      url: backend.url,
      async stop() {
        await backend.stop();
        await stopSandbox();
      },
    };
  } catch (error) {
    await stopSandbox();
    throw error;
  }
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

import { randomBytes } from 'node:crypto';
import { freePort } from '../provision/free-port.ts';
import { startProgram } from '../provision/server-process.ts';
import { type Backend, samplePassword, startBackend } from '../support/backend.ts';
import { copySampleDatabase } from '../support/sample-database.ts';

/** The same for all servers of a process: the config reads them when it is loaded. */
const secrets = {
  SANDBOX_PROVIDER_SECRET: randomBytes(24).toString('base64url'),
  SANDBOX_PROVIDER_NOTIFICATION_SECRET: randomBytes(24).toString('base64url'),
};
Object.assign(process.env, secrets, { SAMPLE_PASSWORD: samplePassword });

/**
 * The reference backend with rate limits high enough for one busy address, its own copy of the sample
 * data, and its own Sandbox Pay, whose secret the config reads from the environment to sign
 * notifications. {@link startSampleDatabases} must have been called.
 *
 * @param settings of the backend, besides.
 */
export async function startReference(settings: Record<string, string> = {}): Promise<Backend> {
  const copy = await copySampleDatabase();
  const port = String(await freePort());
  const sandbox = startProgram('server/sandbox-provider/main.ts', {
    ...process.env,
    SANDBOX_PROVIDER_PORT: port,
  });
  try {
    const address = await sandbox.until(() => /^Sandbox Pay (\S+)$/m.exec(sandbox.output())?.[1]);
    const backend = await startBackend('', {
      ...{ ...copy.settings, ...secrets },
      SANDBOX_PROVIDER_URL: address,
      RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
      SMS_PER_NUMBER_PER_DAY: '1000000',
      SMS_PER_REGISTRATION_PER_DAY: '1000000',
      SMS_PER_COUNTRY_PER_DAY: '1000000',
      SMS_PER_DAY: '1000000',
      ...settings,
    });
    return {
      ...backend,
      async stop() {
        await backend.stop();
        await sandbox.stop();
        await copy.drop();
      },
    };
  } catch (error) {
    await sandbox.stop();
    await copy.drop();
    throw error;
  }
}

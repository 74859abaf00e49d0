import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { freePort } from '../../../../e2e/provision/free-port.ts';
import { startProgram } from '../../../../e2e/provision/server-process.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database } from '../../../db/database.ts';
import { jobsOf } from '../../../features/jobs.ts';
import type { SandboxAccess } from '../../../features/top-ups/open-payments.ts';
import { sandboxProvider } from '../../../features/top-ups/providers/sandbox-provider.ts';
import { startJobs } from '../../../jobs/start-jobs.ts';
import { Outbox } from '../../../messages/outbox.ts';
import { answeredBy } from '../../answering-workers.ts';
import { addSignedInAccount, UNLIMITED } from '../../test-app.ts';
import { addCouriers, openTestBackend, TEST_CARD } from '../../test-backend.ts';

type Letter = Pick<components['schemas']['OutboxMessage'], 'id' | 'to' | 'code'>;

/** A server with its jobs. */
export interface Served {
  origin: string;
  /** Its messages, newest first. */
  letters: () => Promise<readonly Letter[]>;
  /** Moves its clock on. */
  wait: (seconds: number) => void;
  /** Ends it, once. @returns its log. */
  end: () => Promise<string[]>;
}

export interface ServeOptions {
  database: Database;
  /** Origin at which the server is reached. */
  publicUrl: string;
  sandbox: SandboxAccess;
}

/** Serves from this process. */
export async function serveHere({ database, publicUrl, sandbox }: ServeOptions): Promise<Served> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const payments = sandboxProvider(sandbox);
  const outbox = new Outbox(clock);
  const env = { PUBLIC_URL: publicUrl };
  const backend = await openTestBackend(database, { payments, outbox, clock, env });
  const { log, messages } = backend.app;
  const origin = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const platforms = { salla: null, zid: null };
  const sending = { messages, policy: 'any' as const };
  const services = { db: database, provider: payments, ...sending, platforms, publicUrl, log };
  const stopJobs = await startJobs(database, jobsOf(services, 0), log);
  return {
    origin,
    letters: () => Promise.resolve(outbox.letters),
    wait: (seconds) => (ahead += seconds * 1_000),
    end: once(async () => {
      await stopJobs();
      await backend.close();
      return backend.logged.map((line) => JSON.stringify(line));
    }),
  };
}

/**
 * Serves from two workers.
 *
 * @param url of the database.
 * @param scratch a folder.
 */
export async function serveFromWorkers(
  { database, publicUrl, sandbox }: ServeOptions,
  { url, scratch }: { url: string; scratch: string },
): Promise<Served> {
  await addCouriers(database, [{ card: TEST_CARD, en: 'Test courier', ar: 'ناقل الاختبار' }]);
  // To a database with an account, the server adds no samples.
  await addSignedInAccount(database);
  let ahead = 0;
  const CLOCK = path.join(scratch, 'clock');
  writeFileSync(CLOCK, '0');
  const PORT = String(await freePort());
  const env = {
    ...{ ...UNLIMITED, PORT, CLOCK, DATABASE_URL: url, PUBLIC_URL: publicUrl },
    ...{ WORKERS: '2', LOG_LEVEL: 'debug', SIMULATED_COURIER_SPEED: '0' },
    SANDBOX_PROVIDER_URL: sandbox.url,
    SANDBOX_PROVIDER_SECRET: sandbox.secret,
    SANDBOX_PROVIDER_NOTIFICATION_SECRET: sandbox.notificationSecret,
  };
  const movedClock = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
  const server = startProgram('server/main.ts', env, { flags: ['--import', movedClock] });
  await server.until(() => /DEMO MODE/.exec(server.output())?.[0]);
  const origin = `http://127.0.0.1:${PORT}`;
  return {
    origin,
    async letters() {
      const answer = await fetch(`${origin}/api/dev/outbox?limit=100`);
      return ((await answer.json()) as components['schemas']['Outbox']).data;
    },
    wait(seconds) {
      ahead += seconds * 1_000;
      writeFileSync(CLOCK, String(ahead));
    },
    end: once(async () => {
      await server.stop();
      const log = server.output();
      if (answeredBy(log).size !== 2) throw new Error('not both workers answered');
      return log.split('\n');
    }),
  };
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}

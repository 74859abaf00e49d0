import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DataFolderLockedError } from './db/data-folder-lock.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate, OtherVersionError } from './db/migrate.ts';
import { OutageError } from './db/outage.ts';
import { isReachable } from './db/reachable.ts';
import { jobsOf } from './features/jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type OpenPayments, openPayments } from './features/top-ups/open-payments.ts';
import { type MetricsServer, startMetricsServer } from './metrics/metrics-server.ts';
import { hasSampleData, loadSampleData } from './sample-data/load-sample-data.ts';
import { welcome } from './welcome.ts';

/** Seconds that requests under way have to finish once the server closes. */
const GRACE_SECONDS = 10;

const dist = path.resolve(import.meta.dirname, '../dist');

/** An error that the operator can correct; shown without a stack trace. */
class StartError extends Error {}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const db = await open(config);
  try {
    await prepare(db, config);
    await serve(db, config, await startPayments(config));
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function open({ dataDir, databaseUrl, databasePoolSize }: Config): Promise<Database> {
  if (databaseUrl === null) return openDatabase({ dataDir });
  const db = await openDatabase({ databaseUrl, poolSize: databasePoolSize });
  if (await isReachable(db)) return db;
  await db.close();
  throw new StartError('DATABASE_URL: no database answers there, or not to this user');
}

async function prepare(db: Database, config: Config): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    throw error instanceof OtherVersionError ? otherVersion(config) : error;
  }
  if (config.samplePassword !== null) {
    await loadSampleData(db, { password: config.samplePassword, now: new Date() });
  } else if (await hasSampleData(db)) {
    throw new StartError(
      'DATABASE_URL: production mode refuses a database with sample data; name another one',
    );
  }
}

function otherVersion({ databaseUrl, dataDir }: Config): StartError {
  return new StartError(
    databaseUrl === null
      ? `DATA_DIR: ${dataDir} was made by another version of Mizan; delete it or set another folder`
      : 'DATABASE_URL: this database was made by another version of Mizan; name an empty one',
  );
}

async function startPayments(config: Config): Promise<OpenPayments> {
  try {
    return await openPayments(config);
  } catch (error) {
    throw ifTaken(error, 'SANDBOX_PROVIDER_PORT', config.sandboxProviderPort, config.host);
  }
}

async function serve(db: Database, config: Config, payments: OpenPayments): Promise<void> {
  let stopping = false;
  const isBuilt = existsSync(path.join(dist, 'index.html'));
  const app = await buildApp({
    config,
    db,
    payments: payments.provider,
    isStopping: () => stopping,
    isWatched: true,
    ...(isBuilt && { webRoot: dist }),
  });
  let metrics: MetricsServer | null;
  try {
    metrics = await startMetrics(app, config);
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw ifTaken(error, 'PORT', config.port, config.host);
    });
  } catch (error) {
    await app.close();
    await payments.close();
    throw error;
  }

  const { log } = app;
  const services = { db, provider: payments.provider, publicUrl: config.publicUrl, log };
  const stopJobs = await startJobs(db, jobsOf(services, config.simulatedCourierSpeed), log);
  const delay = (config.stopDelaySeconds + GRACE_SECONDS) * 1000;
  closeWithGrace({ delay, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping');
    stopping = true;
    await sleep(config.stopDelaySeconds * 1000);
    await app.close();
    await metrics?.close();
    await stopJobs();
    await payments.close();
    await db.close();
  });
  process.stdout.write(
    await welcome(config, db, { hasWebApp: isBuilt, sandboxUrl: payments.sandboxUrl }),
  );
}

/** Null when no port is set. */
async function startMetrics({ metrics }: FastifyInstance, config: Config) {
  const { metricsPort: port, metricsHost: host } = config;
  if (metrics === null || port === null) return null;
  try {
    return await startMetricsServer(metrics, { port, host });
  } catch (error) {
    throw ifTaken(error, 'METRICS_PORT', port, host);
  }
}

/** Names a taken port with its setting; passes on every other error. */
function ifTaken(error: unknown, setting: string, port: number, host: string): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new StartError(
    `${setting}: ${port} is taken on ${host}; end what listens there or set another ${setting}`,
  );
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

/** One line for an error that the operator can correct; otherwise the stack trace. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof DataFolderLockedError ||
    error instanceof OutageError
  ) {
    return error.message;
  }
  return inspect(error);
}

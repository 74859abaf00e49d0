import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { jobsOf } from './features/jobs.ts';
import { targetPolicyOf } from './features/webhooks/endpoint-handlers.ts';
import { sharedMeasures } from './features/measures.ts';
import { type OpenStores, openStores } from './features/stores/open-stores.ts';
import { type OpenPayments, openPayments } from './features/top-ups/open-payments.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type MetricsServer, startMetricsServer } from './metrics/metrics-server.ts';
import { openConfigured, prepareDatabase } from './prepare-database.ts';
import { explain, ifTaken, StartError } from './start-error.ts';
import { graceOf, startWebsite, type Website } from './website.ts';
import { welcome } from './welcome.ts';
import { startWorkers } from './workers/start-workers.ts';

/**
 * The server. It does everything in one process, or leaves the requests to workers and keeps the
 * rest: migrations, jobs, metrics, the sandbox provider and the store simulator.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  // First what starts at once, so that a taken port is named before a database is filled.
  const payments = await startPayments(config);
  try {
    const stores = await startStores(config);
    try {
      const db = await openConfigured(config);
      try {
        await prepareDatabase(db, config);
        await serve(db, config, payments, stores);
      } catch (error) {
        await db.close();
        throw error;
      }
    } catch (error) {
      await stores.close();
      throw error;
    }
  } catch (error) {
    await payments.close();
    throw error;
  }
}

async function startPayments(config: Config): Promise<OpenPayments> {
  try {
    return await openPayments(config);
  } catch (error) {
    throw ifTaken(error, 'SANDBOX_PROVIDER_PORT', config.sandboxProviderPort, config.host);
  }
}

async function startStores(config: Config): Promise<OpenStores> {
  try {
    return await openStores(config);
  } catch (error) {
    throw ifTaken(error, 'STORE_SIMULATOR_PORT', config.storeSimulatorPort, config.host);
  }
}

async function serve(
  db: Database,
  config: Config,
  payments: OpenPayments,
  stores: OpenStores,
): Promise<void> {
  const { provider, sandbox } = payments;
  const { platforms, simulator } = stores;
  const hasWorkers = config.workers > 1;
  const website = await (hasWorkers
    ? startWorkers(config, db, { sandbox, stores: stores.access })
    : startWebsite({ config, db, payments: provider, storeSimulator: simulator }));
  const { log, messages } = website;
  const policy = targetPolicyOf(config);
  const services = { db, provider, messages, platforms, policy, publicUrl: config.publicUrl, log };
  let metrics: MetricsServer | null = null;
  try {
    metrics = await startMetrics(website, db, config);
    const stopJobs = await startJobs(db, jobsOf(services, config.simulatedCourierSpeed), log);
    const skip = hasWorkers ? ['SIGHUP' as const] : [];
    closeWithGrace({ delay: graceOf(config), logger: false, skip }, async ({ err }) => {
      if (err) log.fatal({ err }, 'stopping');
      if (err instanceof StartError) process.stderr.write(`${explain(err)}\n`);
      await website.stop();
      await metrics?.close();
      await stopJobs();
      await payments.close();
      await stores.close();
      await db.close();
    });
  } catch (error) {
    await metrics?.close();
    await website.leave();
    throw error;
  }
  const simulated = { payments: sandbox?.publicUrl, stores: stores.access?.publicUrl };
  process.stdout.write(await welcome(config, db, simulated));
}

/** Null when no port is set. */
async function startMetrics({ metrics }: Website, db: Database, config: Config) {
  const { metricsPort: port, metricsHost: host } = config;
  if (metrics === null || port === null) return null;
  for (const measure of sharedMeasures(db)) metrics.add(measure);
  try {
    return await startMetricsServer(metrics, { port, host });
  } catch (error) {
    throw ifTaken(error, 'METRICS_PORT', port, host);
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { jobsOf } from '../../jobs/jobs.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { openPayments } from '../../payments/open-payments.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import { FAULTS } from './faults.ts';
import { handlersWith, introduce, unguard } from './introduce.ts';

/**
 * The reference backend in demo mode with one mistake in it, for whoever tests a test: on an
 * embedded database in memory, with the sample data and the settings of the environment.
 *
 *     node server/testing/broken/main.ts --fault charged-twice     (none: without any)
 *     node server/testing/broken/main.ts --list
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: process.env.FAULT ?? 'none' },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const [name, { does }] of FAULTS) console.log(`${name}: ${does}`);
} else {
  await start(values.fault);
}

async function start(name: string): Promise<void> {
  const fault = name === 'none' ? { does: '' } : FAULTS.get(name);
  if (!fault) throw new Error(`no fault is called ${name}; --list names them`);
  const config = readConfig(process.env);
  const db = await openDatabase({ inMemory: true });
  await migrate(db);
  await loadSampleData(db, { password: config.samplePassword ?? '', now: new Date() });
  await unguard(db, fault);
  const payments = await openPayments(config);
  const app = await buildApp({
    config,
    db,
    payments: payments.provider,
    handlers: handlersWith(fault),
  });
  introduce(app, fault, db);
  const url = await app.listen({ port: config.port, host: config.host });
  const desk = { db, provider: payments.provider, publicUrl: config.publicUrl, log: app.log };
  const jobs = jobsOf(desk, app.labelPrinter, config.simulatedCourierSpeed);
  const stopJobs = await startJobs(db, jobs, app.log);
  closeWithGrace({ delay: 10_000, logger: false }, async () => {
    await app.close();
    await stopJobs();
    await payments.close();
    await db.close();
  });
  console.log(`${name} on ${url}`);
}

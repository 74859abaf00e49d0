import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { jobsOf } from '../../features/jobs.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { openPayments } from '../../features/top-ups/open-payments.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { handlersWith, introduce, unguard } from './introduce.ts';

/**
 * The reference backend in demo mode with one mistake in it, for whoever tests a test: on an
 * embedded database in memory, with the sample data and the settings of the environment.
 *
 *     node server/testing/broken/main.ts --fault charged-twice     (none: without any)
 *     node server/testing/broken/main.ts --list
 *
 * Of several names with commas between them each is a server of its own, on any free port but for
 * the first. They share the database, where no account of one meets those of another.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: process.env.FAULT ?? 'none' },
    list: { type: 'boolean', default: false },
  },
});

const RIGHT: Fault = { does: 'Everything is right.' };

if (values.list) {
  for (const [name, { does, beyond = '' }] of FAULTS) console.log([name, does, beyond].join('\t'));
} else {
  await start(values.fault.split(','));
}

async function start(names: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase({ inMemory: true });
  await migrate(db);
  await loadSampleData(db, { password: config.samplePassword ?? '', now: new Date() });
  const payments = await openPayments(config);
  const closing: (() => Promise<unknown>)[] = [];
  for (const [at, name] of names.entries()) {
    const fault = faultOf(name);
    await unguard(db, fault);
    const app = await buildApp({
      config,
      db,
      payments: payments.provider,
      handlers: handlersWith(fault),
    });
    introduce(app, fault, db);
    const url = await app.listen({ port: at === 0 ? config.port : 0, host: config.host });
    closing.push(() => app.close());
    console.log(`${name} ${url}`);
    if (at > 0) continue;
    const desk = { db, provider: payments.provider, publicUrl: config.publicUrl, log: app.log };
    const jobs = jobsOf(desk, config.simulatedCourierSpeed);
    closing.push(await startJobs(db, jobs, app.log));
  }
  closeWithGrace({ delay: 10_000, logger: false }, async () => {
    await Promise.all(closing.map((close) => close()));
    await payments.close();
    await db.close();
  });
}

/** @throws Error for a name that no fault has. */
function faultOf(name: string): Fault {
  const fault = name === 'none' ? RIGHT : FAULTS.get(name);
  if (!fault) throw new Error(`no fault is called ${name}; --list names them`);
  return fault;
}

import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { handlers } from '../../features/handlers.ts';
import { jobsOf } from '../../features/jobs.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { openStores } from '../../features/stores/open-stores.ts';
import { openPayments } from '../../features/top-ups/open-payments.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import type { Changes } from './fault.ts';
import { FAULTS } from './faults.ts';
import { introduce, unguard } from './introduce.ts';

/**
 * The reference backend in demo mode with one mistake, for testing the conformance kit. It uses an
 * embedded in-memory database with sample data, and the settings of the environment.
 *
 *     node server/testing/broken/main.ts --fault charged-twice     (none: without a mistake)
 *     node server/testing/broken/main.ts --list
 *
 * Several names, separated by commas, each start a server; all but the first choose a free port.
 * They share one database, in which their accounts are separate.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: process.env.FAULT ?? 'none' },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const [name, { does, beyond = '' }] of FAULTS) console.log([name, does, beyond].join('\t'));
} else {
  await start(values.fault.split(','));
}

async function start(names: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase({ inMemory: true });
  await prepareDatabase(db, config);
  const payments = await openPayments(config);
  const stores = await openStores(config);
  const closing: (() => Promise<unknown>)[] = [];
  for (const [at, name] of names.entries()) {
    const fault = faultOf(name);
    await unguard(db, fault);
    const app = await buildApp({
      config,
      db,
      payments: payments.provider,
      storeSimulator: stores.simulator,
      handlers: { ...handlers, ...fault.handlers },
    });
    introduce(app, fault, db);
    const url = await app.listen({ port: at === 0 ? config.port : 0, host: config.host });
    closing.push(() => app.close());
    console.log(`${name} ${url}`);
    if (at > 0) continue;
    const { log, messages } = app;
    const services = {
      db,
      provider: payments.provider,
      messages,
      platforms: stores.platforms,
      policy: 'any' as const,
      publicUrl: config.publicUrl,
      log,
    };
    const jobs = jobsOf(services, config.simulatedCourierSpeed);
    closing.push(await startJobs(db, jobs, app.log));
  }
  closeWithGrace({ delay: 10_000, logger: false }, async () => {
    await Promise.all(closing.map((close) => close()));
    await payments.close();
    await stores.close();
    await db.close();
  });
}

/** @throws Error for an unknown name. */
function faultOf(name: string): Changes {
  const fault = name === 'none' ? {} : FAULTS.get(name);
  if (!fault) throw new Error(`Unknown fault: ${name}. --list prints them all.`);
  return fault;
}

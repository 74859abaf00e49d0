import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { importWork } from '../../features/import-batches/import-work.ts';
import { importBatchesJobs } from '../../features/import-batches/jobs.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { TestProvider } from '../test-provider.ts';

/**
 * The server without its slow and unneeded parts, on a migrated database: it answers requests, and of
 * the work in the background it does that of import batches. Prints its address.
 */
const config = readConfig(process.env);
const { dataDir, databaseUrl, databasePoolSize: poolSize } = config;
const db = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl, poolSize });
const app = await buildApp({ config, db, payments: new TestProvider() });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const { log } = app;
await startJobs(db, { jobs: importBatchesJobs(db), tasks: [importWork({ db, log })] }, log);
process.stdout.write(`serving at ${origin}\n`);

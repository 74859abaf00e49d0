import { once } from 'node:events';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { TestProvider } from '../test-provider.ts';
import { findDisorder } from './find-disorder.ts';

/**
 * The server without its slow and unneeded parts: sample data and the web app. It loads its
 * modules, says so, waits for a line on standard input, opens the database, checks its consistency,
 * and prints the result and its address.
 */
const config = readConfig(process.env);
process.stdout.write('loaded\n');
await once(process.stdin, 'data');
const { dataDir, databaseUrl, databasePoolSize: poolSize } = config;
const db = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl, poolSize });
await migrate(db);
const disorder = await findDisorder(db);
const app = await buildApp({ config, db, payments: new TestProvider() });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ origin, disorder })}\n`);

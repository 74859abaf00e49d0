import { type Config, processesOf } from './config.ts';
import { allowedConnections } from './db/allowed-connections.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate, OtherVersionError } from './db/migrate.ts';
import { isReachable } from './db/reachable.ts';
import { rememberSeller } from './features/tax-documents/sellers.ts';
import { hasSampleData, loadSampleData } from './sample-data/load-sample-data.ts';
import { StartError } from './start-error.ts';

/**
 * Opens the configured database, which may not have tables yet.
 *
 * @throws StartError if it does not answer, and as `openDatabase`.
 */
export async function openConfigured(config: Config): Promise<Database> {
  const { dataDir, databaseUrl, databasePoolSize } = config;
  if (databaseUrl === null) return openDatabase({ dataDir });
  const db = await openDatabase({ databaseUrl, poolSize: databasePoolSize });
  if (await isReachable(db)) return db;
  await db.close();
  throw new StartError('DATABASE_URL: no database answers there, or not to this user');
}

/**
 * Migrates the tables, names the seller of invoices, and loads the sample data in demo mode.
 *
 * @throws StartError if the settings do not fit this database.
 */
export async function prepareDatabase(db: Database, config: Config): Promise<void> {
  if (db.kind === 'postgres') await checkConnections(db, config);
  try {
    await migrate(db);
  } catch (error) {
    throw error instanceof OtherVersionError ? otherVersion(config) : error;
  }
  await rememberSeller(db, config.seller, new Date());
  if (config.samplePassword !== null) {
    await loadSampleData(db, { password: config.samplePassword, now: new Date() });
  } else if (await hasSampleData(db)) {
    throw new StartError(
      'DATABASE_URL: production mode refuses a database with sample data; name another one',
    );
  }
}

async function checkConnections(db: Database, config: Config): Promise<void> {
  const { workers, databasePoolSize } = config;
  const allowed = await allowedConnections(db);
  const processes = processesOf(workers);
  if (processes * databasePoolSize <= allowed) return;
  const pool = Math.floor(allowed / processes);
  throw new StartError(
    `DATABASE_POOL_SIZE: ${databasePoolSize} connections each of ${processes} processes ` +
      `(WORKERS: ${workers}) are more than the ${allowed} that this database allows; expected ` +
      (pool === 0 ? 'fewer WORKERS' : `at most ${pool}, or fewer WORKERS`),
  );
}

function otherVersion({ databaseUrl, dataDir }: Config): StartError {
  return new StartError(
    databaseUrl === null
      ? `DATA_DIR: ${dataDir} was made by another version of Mizan; delete it or set another folder`
      : 'DATABASE_URL: this database was made by another version of Mizan; name an empty one',
  );
}

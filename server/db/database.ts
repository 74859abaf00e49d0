import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { COLUMN_PARSERS } from './column-parsers.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Tables } from './schema.ts';

/**
 * Embedded in a folder, embedded in memory and gone with the process, or a PostgreSQL server.
 * `connectionTimeout` is how long a query may wait for one of the pool's connections, in
 * milliseconds.
 */
export type DatabaseLocation =
  | { dataDir: string }
  | { inMemory: true }
  | { databaseUrl: string; poolSize?: number; connectionTimeout?: number };

export interface Database {
  kysely: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  /** Waits for what runs and gives connections, and the data folder, up. */
  close(): Promise<void>;
}

/**
 * What a query runs on. Inside a transaction's callback that is the transaction and nothing else:
 * the embedded database has one connection, so a query beside the transaction waits for ever.
 */
export type Queryable = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Around 8 was fastest on two cores: more connections only queue on the balance rows. */
const POOL_SIZE = 8;

/** Milliseconds. A burst waits for a connection rather than failing. */
const TIMEOUTS = { connection: 30_000, statement: 15_000, lock: 10_000, idleInTransaction: 15_000 };

/**
 * Opens a database; it may still be without tables (see migrate.ts).
 *
 * @throws DataFolderLockedError if another process has the folder open.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('databaseUrl' in location) return openPostgres(location);
  if ('inMemory' in location) return openEmbedded(undefined, () => undefined);
  const release = lockDataFolder(location.dataDir);
  try {
    return await openEmbedded(path.join(location.dataDir, 'postgres'), release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openEmbedded(folder: string | undefined, release: () => void): Promise<Database> {
  const options: PGliteOptions = { parsers: COLUMN_PARSERS };
  const pglite = await PGlite.create(
    folder === undefined ? options : { ...options, dataDir: folder },
  );
  return database('embedded', new PGliteDialect({ pglite }), async () => {
    if (!pglite.closed) await pglite.close();
    release();
  });
}

function openPostgres({
  databaseUrl,
  poolSize = POOL_SIZE,
  connectionTimeout = TIMEOUTS.connection,
}: Extract<DatabaseLocation, { databaseUrl: string }>): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'mizan',
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: TIMEOUTS.statement,
    lock_timeout: TIMEOUTS.lock,
    idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
    types: {
      getTypeParser: (type, format) =>
        COLUMN_PARSERS[Number(type)] ??
        (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // An idle connection that breaks is replaced; whatever is really wrong fails the next query.
  pool.on('error', () => undefined);
  return database('postgres', new PostgresDialect({ pool }), () => Promise.resolve());
}

function database(
  kind: Database['kind'],
  dialect: Dialect,
  afterClose: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>({ dialect });
  return {
    kysely,
    kind,
    async close() {
      await kysely.destroy();
      await afterClose();
    },
  };
}

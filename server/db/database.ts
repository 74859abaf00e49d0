import path from 'node:path';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { COLUMN_PARSERS } from './column-parsers.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { checkRoom, DiskGuard, EmbeddedDialect } from './embedded-driver.ts';
import { OutageError } from './outage.ts';
import { preparingPool } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

/**
 * Embedded in a folder, embedded in memory, or a PostgreSQL server. An in-memory database may start
 * as a copy, from PGlite's `dumpDataDir`. `patience` overrides {@link PATIENCE}.
 */
export type DatabaseLocation = { patience?: Partial<Patience> } & (
  | { dataDir: string }
  | { inMemory: true; copyOf?: Blob }
  | { databaseUrl: string; poolSize?: number }
);

/** How long each step may take, in milliseconds, before the caller is asked to retry. */
export interface Patience {
  /**
   * Waiting for a connection: a new one, one from the pool, or the only one of the embedded
   * database.
   */
  connection: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** Silence of the server; longer than `statement`, which the server enforces itself. */
  silence: number;
}

/** A burst waits for connections instead of failing, for as long as a person would wait. */
const PATIENCE: Patience = {
  connection: 15_000,
  statement: 15_000,
  lock: 10_000,
  idleInTransaction: 15_000,
  silence: 20_000,
};

type JobQueue = ReturnType<typeof fromPglite>;

export interface Database {
  kysely: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  /** Connections that are `busy` or `idle`, and work `waiting` for one; the embedded one is busy. */
  connections(): Record<'busy' | 'idle' | 'waiting', number>;
  /** For the job queue, which sends several statements in one text. */
  queue: JobQueue;
  /** Waits for running queries, then releases the connections and the data folder. */
  close(): Promise<void>;
}

/**
 * What queries run on. Inside a transaction, use only the transaction: the embedded database has
 * one connection, so any other query would wait for ever.
 */
export type Queryable = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** About 8 was fastest on two cores: more connections only wait for the balance rows. */
const POOL_SIZE = 8;

/**
 * Opens a database, which may not have tables yet (see migrate.ts).
 *
 * @throws DataFolderLockedError if another process has the folder open, OutageError if its disk is
 *   full.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const patience = { ...PATIENCE, ...location.patience };
  if ('databaseUrl' in location) return openPostgres(location, patience);
  if ('inMemory' in location) {
    const { copyOf } = location;
    return openEmbedded(copyOf ? { loadDataDir: copyOf } : {}, patience, () => undefined);
  }
  const release = lockDataFolder(location.dataDir);
  try {
    const dataDir = path.join(location.dataDir, 'postgres');
    return await openEmbedded({ dataDir }, patience, release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * PGlite writes its buffers full of zeros when it starts, which takes half a second for the usual
 * 128 MB.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

// Now and then V8 ends the process when it frees code that PGlite no longer runs:
// https://github.com/nodejs/node/issues/64500.
setFlagsFromString('--no-wasm-code-gc');

async function openEmbedded(
  place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
  patience: Patience,
  release: () => void,
): Promise<Database> {
  const { dataDir: folder } = place;
  if (folder !== undefined) checkRoom(path.dirname(folder));
  const pglite = await PGlite.create({ parsers: COLUMN_PARSERS, startParams, ...place });
  const config = {
    dialect: new EmbeddedDialect({ pglite }, patience.connection),
    plugins: folder === undefined ? [] : [new DiskGuard(folder)],
  };
  const connections = () => ({ busy: 1, idle: 0, waiting: 0 });
  const queue = fromPglite(pglite);
  return database('embedded', { config, queue, connections }, async () => {
    if (!pglite.closed) await pglite.close();
    release();
  });
}

function openPostgres(
  { databaseUrl, poolSize = POOL_SIZE }: Extract<DatabaseLocation, { databaseUrl: string }>,
  patience: Patience,
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'mizan',
    max: poolSize,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    // Overrides the server's own settings: what we acknowledge must be on its disk, and our
    // statements are too short to benefit from parallel workers or JIT compilation. Planning one
    // by its key takes longer than executing it, so each is planned once per connection, for any
    // values. Conditions of partial indexes must therefore be literals; testing/plans/ judges.
    // The clients of two years are grouped in memory instead of on the disk.
    options:
      '-c synchronous_commit=on -c max_parallel_workers_per_gather=0 -c jit=off ' +
      '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c work_mem=16MB',
    types: {
      getTypeParser: (type, format) =>
        COLUMN_PARSERS[Number(type)] ??
        (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // A broken idle connection is replaced; a real fault fails the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A server may close a connection between two statements; the next statement reports it.
    client.on('error', () => undefined);
    giveUpOnSilence(client, patience.silence);
  });
  const queue = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const config = { dialect: new PostgresDialect({ pool: preparingPool(pool) }) };
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return database('postgres', { config, queue, connections }, () => Promise.resolve());
}

/** Closes a connection to a server that hangs or is cut off, which would otherwise stay open. */
function giveUpOnSilence(client: pg.PoolClient, milliseconds: number): void {
  const { stream }: pg.Connection = Reflect.get(client, 'connection');
  if (!(stream instanceof Socket)) throw new TypeError('pg speaks over something else than TCP');
  stream.setTimeout(milliseconds, () => {
    stream.destroy(new OutageError('connection_lost', 'the database says nothing any more'));
  });
}

function database(
  kind: Database['kind'],
  { config, ...access }: { config: KyselyConfig } & Pick<Database, 'queue' | 'connections'>,
  afterClose: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>(config);
  return {
    kysely,
    kind,
    ...access,
    async close() {
      await kysely.destroy();
      await afterClose();
    },
  };
}

import path from 'node:path';
import { Socket } from 'node:net';
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
 * Embedded in a folder, embedded in memory and gone with the process, or a PostgreSQL server. In
 * memory it may begin as a copy, of what PGlite's `dumpDataDir` gave.
 * `patience` says where other limits than {@link PATIENCE} hold.
 */
export type DatabaseLocation = { patience?: Partial<Patience> } & (
  | { dataDir: string }
  | { inMemory: true; copyOf?: Blob }
  | { databaseUrl: string; poolSize?: number }
);

/** How long each thing may take, in milliseconds, before the caller is told to come again. */
export interface Patience {
  /** To wait for a connection: a new one, one of the pool's, the only one of the embedded database. */
  connection: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** That a server may say nothing; above `statement`, which it keeps to by itself. */
  silence: number;
}

/** A burst waits for a connection rather than failing, for as long as a person would. */
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
  /** For the job queue, whose statements come several in one text. */
  queue: JobQueue;
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

/**
 * Opens a database; it may still be without tables (see migrate.ts).
 *
 * @throws DataFolderLockedError if another process has the folder open, OutageError if its disk is full.
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

async function openEmbedded(
  place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
  patience: Patience,
  release: () => void,
): Promise<Database> {
  const { dataDir: folder } = place;
  if (folder !== undefined) checkRoom(path.dirname(folder));
  const pglite = await PGlite.create({ parsers: COLUMN_PARSERS, ...place });
  const config = {
    dialect: new EmbeddedDialect({ pglite }, patience.connection),
    plugins: folder === undefined ? [] : [new DiskGuard(folder)],
  };
  return database('embedded', config, fromPglite(pglite), async () => {
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
    // Whatever the server's own settings are: what we acknowledge is on its disk, and no statement
    // of ours is long enough for the start of helpers or of a compiler to pay.
    options: '-c synchronous_commit=on -c max_parallel_workers_per_gather=0 -c jit=off',
    types: {
      getTypeParser: (type, format) =>
        COLUMN_PARSERS[Number(type)] ??
        (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // An idle connection that breaks is replaced; whatever is really wrong fails the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A server may end a connection between two statements; the next statement says so.
    client.on('error', () => undefined);
    giveUpOnSilence(client, patience.silence);
  });
  const queue = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const config = { dialect: new PostgresDialect({ pool: preparingPool(pool) }) };
  return database('postgres', config, queue, () => Promise.resolve());
}

/** A server that hangs, or is cut off, ends no connection by itself. */
function giveUpOnSilence(client: pg.PoolClient, milliseconds: number): void {
  const { stream }: pg.Connection = Reflect.get(client, 'connection');
  if (!(stream instanceof Socket)) throw new TypeError('pg speaks over something else than TCP');
  stream.setTimeout(milliseconds, () => {
    stream.destroy(new OutageError('connection_lost', 'the database says nothing any more'));
  });
}

function database(
  kind: Database['kind'],
  config: KyselyConfig,
  queue: JobQueue,
  afterClose: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>(config);
  return {
    kysely,
    kind,
    queue,
    async close() {
      await kysely.destroy();
      await afterClose();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { recordingStatements } from './routing/seen-statements.ts';
import { addressOf, patience, runOn } from './test-databases.ts';

type Kind = Database['kind'];

const isFull = process.env.TEST_COUNTS === 'full';

/**
 * Runs a suite on a new database of each kind, which is deleted afterwards. Inside `it` and the
 * hooks, `database()` is the one under test: open, migrated and empty.
 *
 * `each` is for what differs between the engines: the driver and its types, migrations, locks and
 * concurrency, sorting, money under load, faults and crashes. Everything else is `postgres`; `make
 * verify` (TEST_COUNTS=full) runs it on the embedded database as well.
 */
export function onDatabases(
  which: 'each' | 'postgres',
  suite: (database: () => Database, kind: Kind) => void,
): void {
  const kinds: Kind[] = which === 'each' || isFull ? ['embedded', 'postgres'] : ['postgres'];
  describe.each(kinds)('on the %s database', (kind) => suite(useDatabase(kind), kind));
}

/** A migrated, empty database for the tests of a suite, by default on PostgreSQL. */
export function useDatabase(kind: Kind = 'postgres'): () => Database {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await migratedDatabase(kind);
  });
  afterAll(() => opened?.drop());
  return () => {
    if (!opened) throw new Error('the database opens in beforeAll');
    return opened.database;
  };
}

export interface TestDatabase {
  database: Database;
  drop: () => Promise<void>;
  /** Its connection string; null in memory, where no other process can open it. */
  url: string | null;
}

/** A database without tables. */
export async function newDatabase(kind: Kind): Promise<TestDatabase> {
  return kind === 'postgres'
    ? newOnServer()
    : inMemory(await openDatabase({ inMemory: true, patience }));
}

/** A migrated, empty database. */
export async function migratedDatabase(kind: Kind): Promise<TestDatabase> {
  if (kind === 'postgres') {
    // Copying its files takes two thirds of the time of logging its pages.
    return newOnServer(`template ${inject('postgresTemplate')} strategy file_copy`);
  }
  embeddedTemplate ??= new InMemoryFile(readFileSync(inject('embeddedTemplate')));
  const copy = await openDatabase({ inMemory: true, copyOf: embeddedTemplate, patience });
  return inMemory(recordingStatements(copy));
}

let embeddedTemplate: Blob | undefined;

/** Gives its bytes as they are; copying those of a blob takes a third of the time of opening it. */
class InMemoryFile extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

function inMemory(database: Database): TestDatabase {
  return { database, drop: () => database.close(), url: null };
}

async function newOnServer(options = ''): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `mizan_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} ${options}`);
  const url = addressOf(server, name);
  const database = recordingStatements(await openDatabase({ databaseUrl: url, patience }));
  return {
    database,
    url,
    async drop() {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

type Kind = Database['kind'];

/** Milliseconds. A thousand requests at once queue for long where the machine is busy besides. */
const patience = { connection: 240_000 };

/**
 * Runs a suite on both databases, on a new one each that is gone afterwards. Inside `it` and the
 * hooks, `database()` is the one under test: open, migrated and without a row.
 */
export function onEachDatabase(suite: (database: () => Database, kind: Kind) => void): void {
  describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
    let opened: TestDatabase | undefined;

    beforeAll(async () => {
      opened = await newDatabase(kind);
      await migrate(opened.database);
    });
    afterAll(() => opened?.drop());

    suite(() => {
      if (!opened) throw new Error('the database opens in beforeAll');
      return opened.database;
    }, kind);
  });
}

export interface TestDatabase {
  database: Database;
  drop: () => Promise<void>;
  /** Where it is; null in memory, where nobody else can open it. */
  url: string | null;
}

/** A database without tables. */
export async function newDatabase(kind: Kind): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const database = await openDatabase({ inMemory: true, patience });
    return { database, drop: () => database.close(), url: null };
  }
  const server = inject('postgresUrl');
  const name = `mizan_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, patience });
  return {
    database,
    url: url.href,
    async drop() {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

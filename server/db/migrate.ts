import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { mainJob } from './migrations/0001-main-job.ts';

/** In the order of their names; one that has run anywhere is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '0001-main-job': mainJob };

/**
 * Brings the tables up to date, all or nothing. On PostgreSQL the migrator holds an advisory lock,
 * so that several processes may start at once.
 *
 * @returns the names of the migrations that ran now.
 * @throws Error whose cause is what the failing migration threw.
 */
export async function migrate({ kysely }: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database cannot be migrated', { cause: error });
  return results.map((result) => result.migrationName);
}

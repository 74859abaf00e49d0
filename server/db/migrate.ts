import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

/** Every file of the folder, ordered by name. A file that has run anywhere never changes. */
export const migrations = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
});

/** The tables were made by a version of Mizan with other migrations. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/**
 * Migrates the tables, all or nothing. On PostgreSQL the migrator holds an advisory lock, so
 * several processes may start at once.
 *
 * @returns the names of the migrations that ran.
 * @throws OtherVersionError, or an Error whose cause is the failed migration's error.
 */
export async function migrate(database: Pick<Database, 'kysely'>): Promise<string[]> {
  await refuseOtherVersions(database);
  const migrator = new Migrator({ db: database.kysely, provider: migrations });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database cannot be migrated', { cause: error });
  return results.map((result) => result.migrationName);
}

async function refuseOtherVersions({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  const known = await migrations.getMigrations();
  if (rows.some(({ name }) => !(name in known))) {
    throw new OtherVersionError('The tables were made by another version of Mizan');
  }
}

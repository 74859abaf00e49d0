import { type Kysely, sql } from 'kysely';

/** A step of a migration: one statement after another, as the embedded database takes no more at a time. */
export function runStatements(
  statements: readonly string[],
): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}

import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * A migration step that runs one statement at a time, because the embedded database accepts no
 * more.
 */
export function runStatements(
  statements: readonly string[],
): (db: QueryExecutorProvider) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}

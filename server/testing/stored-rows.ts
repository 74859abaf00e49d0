import type { Database } from '../db/database.ts';

export interface StoredTable {
  /** `public`, or the job queue's schema. */
  schema: string;
  name: string;
  rows: Record<string, unknown>[];
}

/** All rows of a database. */
export async function storedRows({ kysely }: Database): Promise<StoredTable[]> {
  const stored: StoredTable[] = [];
  for (const { schema = 'public', name } of await kysely.introspection.getTables()) {
    const rows = await kysely
      .withSchema(schema)
      .selectFrom(name as 'sessions')
      .selectAll()
      .execute();
    stored.push({ schema, name, rows });
  }
  return stored;
}

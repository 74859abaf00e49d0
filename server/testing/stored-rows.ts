import type { Database } from '../db/database.ts';

export interface StoredTable {
  /** `public`, or that of the job queue. */
  schema: string;
  name: string;
  rows: Record<string, unknown>[];
}

/** Everything that a database holds. */
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

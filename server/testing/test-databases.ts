import pg from 'pg';

/** Milliseconds. A thousand simultaneous requests queue for a long time on a busy machine. */
export const patience = { connection: 240_000 };

/** Runs a statement on a PostgreSQL server, on its own connection. */
export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Connection string of a database of the server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

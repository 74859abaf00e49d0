import pg from 'pg';

/** Milliseconds. A thousand requests at once queue for long where the machine is busy besides. */
export const patience = { connection: 240_000 };

/** Runs a statement on a PostgreSQL server, on a connection of its own. */
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

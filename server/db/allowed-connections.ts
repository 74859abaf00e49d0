import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Connections that a PostgreSQL server allows altogether, without those it reserves for
 * administrators. A pooler in between is looked through.
 */
export async function allowedConnections({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ allowed: number }>`
    select sum(case name when 'max_connections' then setting::integer else -setting::integer end)
      ::integer as allowed
    from pg_settings
    where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`.execute(
    kysely,
  );
  return rows[0]?.allowed ?? 0;
}

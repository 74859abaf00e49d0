import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the database answers a query now. */
export async function isReachable({ kysely }: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(kysely);
    return true;
  } catch {
    return false;
  }
}

import { type Kysely, sql } from 'kysely';

/** When a courier answered that it had collected what was cancelled. */
export const refusedRecalls = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table shipments add column recall_refused_at timestamptz`.execute(db);
  },
};

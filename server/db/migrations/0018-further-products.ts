import { type Kysely, sql } from 'kysely';

/** What else is in a parcel, after its first product; null where there is nothing. */
export const furtherProducts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table shipments add column further_products jsonb`.execute(db);
  },
};

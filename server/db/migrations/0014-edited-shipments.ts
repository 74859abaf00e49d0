import { type Kysely, sql } from 'kysely';

/** How often a shipment was edited, so that of two edits at once one is told. */
export const editedShipments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table shipments add column version integer not null default 1`.execute(db);
  },
};

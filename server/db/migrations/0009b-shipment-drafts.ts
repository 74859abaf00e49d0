import { type Kysely, sql } from 'kysely';

/** Shipments that were begun and not booked; the version counts the saves. */
const STATEMENTS = [
  `create table shipment_drafts (
    account_id text not null,
    id text not null,
    version integer not null,
    content jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id)
  )`,
];

export const shipmentDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

import { type Kysely, sql } from 'kysely';

/** Receivers and parcels that an account keeps for the next shipment; each name key once. */
const STATEMENTS = ['saved_receivers', 'parcel_presets'].map(
  (table) => `create table ${table} (
    account_id text not null,
    id text not null,
    content jsonb not null,
    name_key text collate "C" not null,
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id),
    unique (account_id, name_key)
  )`,
);

export const saved = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

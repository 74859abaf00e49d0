import { type Kysely, sql } from 'kysely';

/** Labels of several shipments in one file, and what is known of its making. */
const STATEMENTS = [
  `create table label_batches (
    account_id text not null,
    id text not null,
    status text not null,
    paper text not null,
    language text not null,
    shipment_ids jsonb not null,
    left_out jsonb not null,
    done integer not null,
    total integer not null,
    file bytea,
    created_at timestamptz not null,
    primary key (account_id, id)
  )`,
  // It is compressed already.
  'alter table label_batches alter column file set storage external',
];

export const labelBatches = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

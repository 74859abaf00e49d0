import { type Kysely, sql } from 'kysely';

/** The one file of a shipment, apart from what every list reads; it is kept as base64. */
const STATEMENTS = [
  `create table shipment_attachments (
    account_id text not null,
    shipment_id text not null,
    media_type text not null check (media_type in ('image/webp', 'application/pdf')),
    content text not null,
    primary key (account_id, shipment_id)
  )`,
  `alter table shipments add column attachment jsonb`,
];

export const attachments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

import { type Kysely, sql } from 'kysely';

/**
 * What couriers tell and are told, each scan once, the return prices that are owed, and the address
 * of each shipment's public page: 122 random bits.
 */
const STATEMENTS = [
  'alter table tracking_events add column courier_event_id text',
  // A courier's event is kept once, whatever the code above does.
  `create unique index tracking_events_once
    on tracking_events (account_id, shipment_id, courier_event_id)
    where courier_event_id is not null`,

  `alter table shipments
    add column public_token text not null default replace(gen_random_uuid()::text, '-', ''),
    add column courier_reference text,
    add column booked_at timestamptz,
    add column recalled_at timestamptz,
    add column return_owed bigint not null default 0 check (return_owed >= 0),
    add column address_completed_at timestamptz`,
  'create unique index shipments_by_public_token on shipments (public_token)',
  `create index shipments_under_way on shipments (account_id, id) where status = 'pending'`,
  `create index shipments_to_recall on shipments (account_id, id)
    where status = 'cancelled' and booked_at is not null and recalled_at is null`,
  'create index shipments_owing on shipments (account_id, id) where return_owed > 0',
];

export const couriers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

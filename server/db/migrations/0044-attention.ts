import { runStatements } from '../run-statements.ts';

const blank = (field: string) => `coalesce(receiver->>'${field}', '') = ''`;

/** What needs attention: the marks of accounts, and indexes by which the rest is computed. */
export const up = runStatements([
  `create table attention_marks (
    account_id text not null,
    kind text not null,
    subject text not null,
    -- When the item began that was marked; a later one is shown again.
    since timestamptz not null,
    -- Null if it was marked as done.
    snoozed_until timestamptz,
    marked_at timestamptz not null,
    primary key (account_id, kind, subject)
  )`,
  'create index attention_marks_kind on attention_marks (kind)',
  // When its paid plan ended because it could not be renewed; null if it was given up.
  'alter table accounts add column plan_lost_at timestamptz',
  `create index top_up_payments_held_of on top_up_payments (account_id, settled_at)
    where status = 'held'`,
  `create index shipments_cash on shipments (account_id, updated_at, id)
    where payment_status = 'cod_collected'`,
  `create index shipments_attempted on shipments (account_id, updated_at, id)
    where status = 'pending' and tracking_status = 'delivery_attempted'`,
  `create index shipments_stalled on shipments (account_id, updated_at, id)
    where status = 'pending' and tracking_status <> 'delivery_attempted'`,
  `create index shipments_unaddressed on shipments (account_id, created_at, id)
    where status = 'pending' and receiver->>'country' = 'SA' and ${blank('short_address')}
      and (${blank('street_name')} or ${blank('building_no')} or ${blank('postal_code')})`,
  `create index store_orders_unbooked on store_orders (account_id, created_at, id)
    where shipment_id is null and state in ('new', 'needs_attention')`,
]);

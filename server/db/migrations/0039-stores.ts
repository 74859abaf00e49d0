import { runStatements } from '../run-statements.ts';

/** Stores whose orders arrive by themselves, in place of addresses that answered nothing. */
export const up = runStatements([
  'drop table store_webhooks',
  `create table stores (
    account_id text not null,
    id text not null,
    platform text not null check (platform in ('salla', 'zid')),
    name text not null,
    uuid uuid not null unique,
    address_created_at timestamptz not null,
    -- Sealed with the server's key, as the access to the store is.
    secret bytea not null,
    secret_last_four text not null,
    previous_secret bytea,
    previous_until timestamptz,
    access bytea,
    access_refused_at timestamptz,
    -- A renewal of the access is under way until then.
    renewal_until timestamptz,
    booking text not null default 'by_hand' check (booking in ('by_hand', 'by_rules')),
    on_cancellation text not null default 'ask' check (on_cancellation in ('ask', 'cancel')),
    tells_store boolean not null default true,
    -- Until then nobody tells it anything: it is being told, or did not answer.
    tell_after timestamptz,
    -- Failures in a row.
    tell_tries integer not null default 0,
    -- Whether the work on its waiting deliveries has been asked for.
    is_asked boolean not null default false,
    last_delivery_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null,
    primary key (account_id, id),
    check ((previous_secret is null) = (previous_until is null))
  )`,
  `create table store_deliveries (
    account_id text not null,
    id text not null,
    store_id text not null,
    received_at timestamptz not null,
    event text not null,
    verdict text not null check (verdict in ('accepted', 'duplicate', 'refused')),
    effect text not null check (effect in ('waiting', 'order_added', 'order_changed',
      'order_unchanged', 'access_granted', 'store_ended', 'nothing', 'unreadable', 'failed')),
    -- Of the whole body; of a refused one, only its beginning is kept.
    bytes integer not null,
    body bytea not null,
    hash bytea not null,
    headers jsonb not null,
    duplicate_of text,
    order_id text,
    order_number text,
    primary key (account_id, id)
  )`,
  'create index store_deliveries_store on store_deliveries (account_id, store_id, id)',
  `create index store_deliveries_verdict
    on store_deliveries (account_id, store_id, verdict, id)`,
  `create index store_deliveries_effect
    on store_deliveries (account_id, store_id, effect, id)`,
  `create index store_deliveries_waiting on store_deliveries (account_id, store_id, id)
    where effect = 'waiting'`,
  `create index store_deliveries_order on store_deliveries (account_id, store_id, order_number)
    where order_number is not null`,
  'create index store_deliveries_received_at on store_deliveries (received_at)',
  // Bodies of the last seven days, so that each has one effect.
  `create table store_bodies (
    account_id text not null,
    store_id text not null,
    hash bytea not null,
    delivery_id text not null,
    received_at timestamptz not null,
    primary key (account_id, store_id, hash)
  )`,
  'create index store_bodies_received_at on store_bodies (received_at)',
  // What is known of each order; each part is the newest that was told.
  `create table store_orders (
    account_id text not null,
    id text not null,
    store_id text not null,
    platform_id text not null,
    registers jsonb not null,
    -- What the account changed, by field; a null takes back what it changed.
    edits jsonb not null default '{}',
    left_out boolean not null default false,
    keeps_shipment boolean not null default false,
    -- As judged from the above, while it is not booked.
    state text not null check (state in ('new', 'needs_attention', 'cancelled', 'left_out')),
    reasons jsonb not null,
    faults jsonb not null,
    repairs jsonb not null,
    unknown_skus jsonb not null,
    number text not null,
    status text check (status in ('unpaid', 'open', 'shipping', 'delivered', 'cancelled', 'refunded')),
    payment text check (payment in ('paid', 'on_delivery', 'unpaid')),
    city text,
    -- Halalas.
    amount_to_collect bigint,
    placed_at timestamptz,
    search_text text not null,
    -- Why the courier rules did not book it.
    refusal text check (refusal in ('no_courier', 'low_balance')),
    refused_at timestamptz,
    public_token text not null unique,
    shipment_id text,
    -- The shipment that all of the following is about, which may be an earlier one.
    tell_shipment_id text,
    -- The last status that the store was told, and what hindered telling it the next.
    told_status text,
    told_at timestamptz,
    told_error text,
    refused_status text,
    tell_tries integer not null default 0,
    -- Null once the store refuses.
    tell_after timestamptz,
    platform_shipment_id text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id),
    unique (account_id, store_id, platform_id)
  )`,
  'create index store_orders_shipment on store_orders (account_id, shipment_id)',
  // Those of which the store may have to be told.
  `create index store_orders_to_tell on store_orders (account_id, store_id, id)
    where shipment_id is not null and (told_status is null
      or told_status in ('booked', 'in_transit', 'out_for_delivery')
      or tell_shipment_id <> shipment_id)`,
  'create index store_orders_updated_at on store_orders (updated_at)',
  'alter table import_batches drop constraint import_batches_origin_check',
  `alter table import_batches add constraint import_batches_origin_check
    check (origin in ('file', 'shipments', 'drafts', 'orders'))`,
  // Cities that the account chose in place of a store's text.
  `create table store_cities (
    account_id text not null,
    text_key text not null,
    city text not null,
    chosen_at timestamptz not null,
    primary key (account_id, text_key)
  )`,
]);

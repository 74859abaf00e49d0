import { type Kysely, sql } from 'kysely';

/**
 * Every key starts with account_id, so that the tables shard by account. There are no foreign keys
 * to accounts: each would lock the account's row and line a busy account's bookings up behind it.
 */
const STATEMENTS = [
  `create table accounts (
    account_id text primary key,
    account_type text not null check (account_type in ('company', 'individual')),
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    company_name text,
    email_verified boolean not null default false,
    phone text not null,
    phone_verified boolean not null default false,
    country text not null,
    state text,
    city text not null,
    street_name text,
    building_no text,
    landmark text,
    office text,
    postal_code text,
    created_at timestamptz not null
  )`,

  `create table sessions (
    account_id text not null,
    id text not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    primary key (account_id, id)
  )`,

  `create table couriers (
    id text primary key,
    code text not null unique,
    name jsonb not null,
    description jsonb not null,
    tier text not null,
    rating_tenths integer not null check (rating_tenths between 0 and 50),
    rating_count integer not null check (rating_count >= 0),
    support_email text not null,
    sample boolean not null
  )`,
  `create table courier_cards (
    courier_id text not null references couriers,
    service_type text not null,
    card jsonb not null,
    primary key (courier_id, service_type)
  )`,
  `create table exchange_rates (
    currency text not null,
    valid_from date not null,
    micro_sar bigint not null check (micro_sar > 0),
    source text not null,
    primary key (currency, valid_from)
  )`,

  `create table quotes (
    account_id text not null,
    id text not null,
    request jsonb not null,
    result jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_by text,
    used_at timestamptz,
    primary key (account_id, id),
    check ((used_by is null) = (used_at is null))
  )`,
  `create index quotes_unused on quotes (created_at) where used_by is null`,

  `create table tracking_numbers (
    tracking_number text primary key,
    account_id text not null
  )`,
  `create table shipments (
    account_id text not null,
    id text not null,
    tracking_number text not null,
    invoice_number text not null,
    quote_id text,
    reference_id text,
    status text not null check (status in ('pending', 'completed', 'cancelled', 'failed')),
    tracking_status text not null,
    payment_method text not null,
    payment_status text not null,
    payment_type text not null,
    source text not null,
    courier_id text not null,
    service_type text not null,
    company text,
    origin_country text not null,
    origin_city text not null,
    destination_country text not null,
    destination_city text not null,
    receiver jsonb not null,
    sender jsonb not null,
    weight integer not null,
    weight_unit text not null,
    length integer not null,
    width integer not null,
    height integer not null,
    dimension_unit text not null,
    size text not null,
    pieces integer not null,
    shipment_type text not null,
    packaging_type text not null,
    shipping_method text not null,
    preferred_delivery_day text not null,
    preferred_delivery_time text not null,
    product_name text not null,
    quantity integer not null,
    price_amount bigint not null,
    price_currency text not null,
    note text,
    chargeable_weight integer not null,
    base_fee bigint not null,
    weight_fee bigint not null,
    cod_fee bigint not null,
    remote_area_fee bigint not null,
    subtotal bigint not null,
    vat_basis_points integer not null,
    vat bigint not null,
    total_fee bigint not null,
    return_price bigint not null,
    refunded bigint not null check (refunded >= 0),
    transit_min_days integer not null,
    transit_max_days integer not null,
    expected_delivery_on date not null,
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id),
    unique (account_id, tracking_number),
    unique (account_id, quote_id),
    check (subtotal = base_fee + weight_fee + cod_fee + remote_area_fee),
    check (total_fee = subtotal + vat),
    check (refunded <= total_fee)
  )`,
  `create index shipments_by_creation on shipments (account_id, created_at desc, id desc)`,
  `create index shipments_by_update on shipments (account_id, updated_at desc, id desc)`,
  `create index shipments_by_fee on shipments (account_id, total_fee desc, id desc)`,

  `create table tracking_events (
    account_id text not null,
    shipment_id text not null,
    id text not null,
    occurred_at timestamptz not null,
    tracking_status text not null,
    city text,
    courier_text text,
    primary key (account_id, shipment_id, id),
    foreign key (account_id, shipment_id) references shipments
  )`,

  `create table balances (
    account_id text primary key,
    current bigint not null default 0 check (current >= 0),
    total_paid bigint not null default 0 check (total_paid >= 0),
    total_transactions integer not null default 0,
    cash_back bigint not null default 0
  )`,
  `create table ledger_transactions (
    account_id text not null,
    id text not null,
    kind text not null,
    amount bigint not null,
    shipment_id text,
    created_at timestamptz not null,
    primary key (account_id, id)
  )`,
  `create index ledger_transactions_by_creation
    on ledger_transactions (account_id, created_at desc, id desc)`,
  // A shipment is charged once and paid back once, whatever the code above does.
  `create unique index ledger_transactions_once_per_shipment
    on ledger_transactions (account_id, shipment_id, kind) where shipment_id is not null`,
  `create table ledger_entries (
    account_id text not null,
    transaction_id text not null,
    ledger_account text not null,
    amount bigint not null check (amount <> 0),
    primary key (account_id, transaction_id, ledger_account),
    foreign key (account_id, transaction_id) references ledger_transactions
  )`,

  `create table idempotency_keys (
    account_id text not null,
    key text not null,
    operation text not null,
    request_hash text not null,
    status integer,
    body text,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
  `create index idempotency_keys_by_creation on idempotency_keys (created_at)`,

  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  ...['tracking_events', 'ledger_transactions', 'ledger_entries'].map(
    (table) => `create trigger append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),

  `create function check_entries_balance() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from added group by account_id, transaction_id having sum(amount) <> 0
    ) then
      raise exception 'the entries of a transaction must sum to zero'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  // The entries of a transaction arrive in one statement.
  `create trigger balanced after insert on ledger_entries referencing new table as added
    for each statement execute function check_entries_balance()`,
];

export const mainJob = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One by one: the embedded database takes a single statement at a time.
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

import { runStatements } from '../run-statements.ts';

/** Import batches: many shipments at once, from a file or from what is there. */
export const up = runStatements([
  `create table import_batches (
    account_id text not null,
    id text not null,
    version integer not null check (version > 0),
    status text not null check (status in ('reading', 'unreadable', 'matching', 'checking',
      'checked', 'pricing', 'priced', 'booking', 'waiting', 'stopped', 'booked')),
    origin text not null check (origin in ('file', 'shipments', 'drafts')),
    file_name text,
    -- Until it has been read.
    file bytea,
    unreadable jsonb,
    columns jsonb not null,
    defaults jsonb not null,
    asks_date_order boolean not null,
    date_order text check (date_order in ('day_first', 'month_first')),
    choice jsonb,
    priced_at timestamptz,
    row_count integer not null,
    -- The process that is at work on it, until when unless it says so again.
    worker text,
    worked_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id)
  )`,
  // For housekeeping, and for the job that finds work whose process has died.
  'create index import_batches_updated_at on import_batches (updated_at)',
  `create index import_batches_at_work on import_batches (account_id, id)
    where status in ('reading', 'checking', 'pricing', 'booking')`,
  `create table import_rows (
    account_id text not null,
    batch_id text not null,
    -- As spreadsheets count.
    row_no integer not null,
    -- Of the columns of the file, in their order.
    texts jsonb not null,
    -- What the person changed, by field.
    edits jsonb,
    -- What no column can hold: the draft, and further products.
    carried jsonb,
    left_out boolean not null default false,
    book_again boolean not null default false,
    state text not null check (state in ('unchecked', 'ready', 'wrong', 'repeated', 'left_out',
      'unpriced', 'priced', 'booked', 'refused')),
    faults jsonb not null default '[]',
    repairs jsonb not null default '[]',
    judged jsonb,
    order_hash text,
    reference text,
    row_key text,
    repeated_of jsonb,
    price jsonb,
    -- Halalas without VAT, and VAT.
    subtotal bigint,
    vat bigint,
    courier_choice jsonb,
    shipment_id text,
    tracking_number text,
    primary key (account_id, batch_id, row_no)
  )`,
  'create index import_rows_state on import_rows (account_id, batch_id, state, row_no)',
  // Rows that have been booked, by what is in them, so that the same file books nothing twice.
  `create table import_bookings (
    account_id text not null,
    row_key text not null,
    shipment_id text not null,
    booked_at timestamptz not null,
    primary key (account_id, row_key)
  )`,
  'create index import_bookings_booked_at on import_bookings (booked_at)',
  // What the columns of a file with these headings meant.
  `create table import_matchings (
    account_id text not null,
    headings_hash text not null,
    fields jsonb not null,
    used_at timestamptz not null,
    primary key (account_id, headings_hash)
  )`,
  `create index shipments_reference on shipments (account_id, reference_id)
    where reference_id is not null`,
]);

import { runStatements } from '../run-statements.ts';

/** Saved receivers, presets and drafts, and label batches. */
export const up = runStatements([
  ...['saved_receivers', 'parcel_presets'].map(
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
  ),

  `create table shipment_drafts (
    account_id text not null,
    id text not null,
    version integer not null,
    content jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id)
  )`,

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
  // PDFs are already compressed.
  'alter table label_batches alter column file set storage external',
]);

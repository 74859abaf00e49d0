import { runStatements } from '../run-statements.ts';

/** The ordered rules by which an account chooses couriers, and why each shipment goes with its own. */
export const up = runStatements([
  `create table courier_rules (
    account_id text primary key,
    version integer not null check (version > 0),
    rules jsonb not null check (jsonb_typeof(rules) = 'array' and jsonb_array_length(rules) <= 50),
    updated_at timestamptz not null
  )`,
  'alter table shipments add column courier_choice jsonb',
]);

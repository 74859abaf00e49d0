import { runStatements } from '../run-statements.ts';

/** The last comparison of all balances with their entries; one row. */
export const up = runStatements([
  `create table ledger_checks (
    name text primary key,
    checked_at timestamptz not null,
    accounts integer not null,
    differing integer not null,
    in_suspense integer not null
  )`,
]);

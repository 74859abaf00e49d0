import { runStatements } from '../run-statements.ts';

/** The couriers that an account has marked; at most one of them is its default courier. */
export const up = runStatements([
  `create table favorites (
    account_id text not null,
    courier_id text not null,
    added_at timestamptz not null,
    is_default boolean not null,
    primary key (account_id, courier_id)
  )`,
  'create unique index favorites_default on favorites (account_id) where is_default',
]);

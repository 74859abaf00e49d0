import { runStatements } from '../run-statements.ts';

/** Keys for other systems, each with at most one previous secret, and store webhooks. */
export const up = runStatements([
  `create table api_keys (
    account_id text not null,
    client_key text not null unique,
    name text not null,
    scopes text[] not null check (cardinality(scopes) > 0),
    secret_hash text not null,
    secret_last_four text not null,
    previous_hash text,
    previous_until timestamptz,
    created_at timestamptz not null,
    rotated_at timestamptz,
    last_used_at timestamptz,
    primary key (account_id, client_key),
    check ((previous_hash is null) = (previous_until is null))
  )`,

  `create table store_webhooks (
    account_id text not null,
    platform text not null check (platform in ('salla', 'zid')),
    uuid uuid not null unique,
    created_at timestamptz not null,
    primary key (account_id, platform)
  )`,
]);

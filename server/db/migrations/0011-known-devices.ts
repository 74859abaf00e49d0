import { runStatements } from '../run-statements.ts';

/**
 * Devices from which an account has signed in, by the hash of a token that each keeps. A browser
 * that several people use is known to each of them.
 */
export const up = runStatements([
  `create table known_devices (
    account_id text not null,
    token_hash text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (account_id, token_hash)
  )`,
  'create index known_devices_token on known_devices (token_hash)',
  'create index known_devices_unused on known_devices (last_used_at)',
  'alter table sessions add column device_hash text',
  'alter table code_challenges add column device_hash text',
]);

import { runStatements } from '../run-statements.ts';

/** What the API keys of each account asked for in the last 30 days. */
export const up = runStatements([
  `create table api_requests (
    account_id text not null,
    id text not null,
    at timestamptz not null,
    method text not null,
    path text not null,
    status smallint not null,
    -- Milliseconds.
    duration_ms integer not null,
    request_id text not null,
    code text,
    client_key text not null,
    key_name text not null,
    primary key (account_id, id)
  )`,
  'create index api_requests_key on api_requests (account_id, client_key, id)',
  // Few among many, and what the log is opened for.
  'create index api_requests_problems on api_requests (account_id, id) where status >= 400',
  'create index api_requests_request_id on api_requests (account_id, request_id)',
  'create index api_requests_at on api_requests (at)',
]);

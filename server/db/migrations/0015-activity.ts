import { runStatements } from '../run-statements.ts';

/**
 * What was done with each account. Entries are never changed. They are deleted after a year and
 * when the account closes, by transactions that say so.
 */
export const up = runStatements([
  `create table activity (
    account_id text not null,
    id text not null,
    created_at timestamptz not null,
    action text not null,
    actor_kind text not null,
    actor_id text,
    actor_name text,
    user_agent text,
    country text,
    subject_id text,
    subject_label text,
    changes jsonb not null,
    search_text text not null,
    request_key text,
    primary key (account_id, id)
  )`,
  // The database itself ensures that repeating a request adds no entry.
  `create unique index activity_once_per_request
    on activity (account_id, request_key) where request_key is not null`,
  'create index activity_by_creation on activity using brin (created_at)',
  `create function refuse_activity_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('mizan.deleting_activity', true) = 'on' then
      return null;
    end if;
    raise exception 'activity is append-only' using errcode = 'restrict_violation';
  end $$`,
  `create trigger append_only before update or delete or truncate on activity
    for each statement execute function refuse_activity_change()`,
]);

import { type Kysely, sql } from 'kysely';

/**
 * Accounts that were closed stay as far as tax law wants them. The one change that append-only
 * tables allow: a scan loses the courier's words, which may name people, when its account closes.
 */
const STATEMENTS = [
  'alter table accounts add column closed_at timestamptz',
  `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'tracking_events' and tg_op = 'UPDATE'
      and current_setting('mizan.closing_account', true) = 'on'
    then
      return null;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
];

export const closedAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

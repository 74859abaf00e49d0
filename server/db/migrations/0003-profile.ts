import { type Kysely, sql } from 'kysely';

/** What the profile shows and sets: where one is signed in, and when to be warned. */
const STATEMENTS = [
  `alter table sessions
    add column user_agent text,
    add column last_used_at timestamptz,
    add column country text`,
  'update sessions set last_used_at = created_at',
  'alter table sessions alter column last_used_at set not null',
  `alter table accounts
    add column low_balance_threshold bigint check (low_balance_threshold > 0),
    add column picture text`,
];

export const profile = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

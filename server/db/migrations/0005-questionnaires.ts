import { type Kysely, sql } from 'kysely';

/** What companies say of their business: a draft, and what was last submitted. */
const STATEMENTS = [
  `create table questionnaires (
    account_id text primary key,
    offered boolean not null default false,
    draft jsonb,
    submitted jsonb,
    saved_at timestamptz,
    submitted_at timestamptz
  )`,
];

export const questionnaires = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

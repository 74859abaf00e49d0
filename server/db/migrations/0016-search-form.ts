import { type Kysely, sql } from 'kysely';

/**
 * Which rules the words of a shipment follow. Those of the rows that are there are written anew by a
 * job (refile-shipments.ts), some at a time: a million at once would hold up the start.
 */
const STATEMENTS = [
  'alter table shipments add column search_form smallint not null default 1',
  `create index shipments_to_refile on shipments (account_id, id)
    where search_form < 2 and search_text <> ''`,
];

export const searchForm = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Queryable } from '../../db/database.ts';
import type { Sent } from '../bench/replay.ts';

/** What a plan took. */
export interface Cost {
  /** Pages of 8 KiB that it read, in memory or not; those of deferred checks are not counted. */
  buffers: number;
  /** Milliseconds. */
  planning: number;
  execution: number;
}

/** A plan for any values, as the product uses, and one for these. */
export type Costs = Record<'generic' | 'custom', Cost>;

interface Explained {
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>;
  'Planning Time': number;
  'Execution Time': number;
}

/** With them, the product's own statements may delete what nothing else may. */
const ALLOWING = ['mizan.closing_account', 'mizan.deleting_activity'];

/** @param database with one connection, which has the product's settings. */
export async function costsOf({ kysely }: Database, { text, values }: Sent): Promise<Costs> {
  await sql.raw(`prepare probe as ${text}`).execute(kysely);
  const given = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(value)));
  const execute = `execute probe(${given.join(', ')})`;
  const under = async (mode: keyof Costs) => {
    // The first time reads what is not in memory, and makes the generic plan.
    await explain(kysely, mode, execute);
    return explain(kysely, mode, execute);
  };
  const costs = { generic: await under('generic'), custom: await under('custom') };
  await sql`deallocate probe`.execute(kysely);
  return costs;
}

/** Runs a statement and undoes it. */
async function explain(db: Queryable, mode: keyof Costs, execute: string): Promise<Cost> {
  const tx = await db.startTransaction().execute();
  try {
    await sql.raw(`set local plan_cache_mode = force_${mode}_plan`).execute(tx);
    for (const name of ALLOWING) await sql`select set_config(${name}, 'on', true)`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': [Explained] }>`
      ${sql.raw(`explain (analyze, buffers, summary, format json) ${execute}`)}`.execute(tx);
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!explained) throw new Error('PostgreSQL explains nothing');
    const { Plan: plan } = explained;
    return {
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      planning: explained['Planning Time'],
      execution: explained['Execution Time'],
    };
  } finally {
    await tx.rollback().execute();
  }
}

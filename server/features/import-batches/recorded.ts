import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { summarizeBatch } from './mapper.ts';
import { showRows } from './row-mapper.ts';
import { ofBatch } from './row-store.ts';
import { batchesAfter, type ImportBatch } from './store.ts';

type Schemas = components['schemas'];

/** Rows read at a time. */
const PAGE = 200;

/** The account's batches, oldest first. */
export async function* everyImportBatch(
  db: Queryable,
  accountId: string,
): AsyncGenerator<Schemas['ImportBatchSummary']> {
  for await (const batch of everyBatch(db, accountId)) yield summarizeBatch(db, batch);
}

/** The rows of the account's batches, in their order. */
export async function* everyImportRow(
  db: Database,
  accountId: string,
): AsyncGenerator<Schemas['RecordedImportRow']> {
  for await (const batch of everyBatch(db.kysely, accountId)) {
    for (let after = 0; ;) {
      const rows = await ofBatch(db.kysely, batch)
        .where('row_no', '>', after)
        .orderBy('row_no')
        .limit(PAGE)
        .execute();
      for (const row of await showRows(db, batch, rows)) yield { batch_id: batch.id, row };
      const last = rows.at(-1);
      if (!last) break;
      after = last.row_no;
    }
  }
}

/** What the columns of the account's files meant. */
export async function listMatchings(
  db: Queryable,
  accountId: string,
): Promise<Schemas['RecordedMatching'][]> {
  const found = await db
    .selectFrom('import_matchings')
    .select(['fields', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .orderBy('headings_hash')
    .execute();
  return found.map(({ fields, used_at }) => ({
    fields: fields.filter((field) => field !== null),
    used_at: used_at.toISOString(),
  }));
}

async function* everyBatch(db: Queryable, accountId: string): AsyncGenerator<ImportBatch> {
  for (let after = ''; ;) {
    const batches = await batchesAfter(db, accountId, after, PAGE);
    const last = batches.at(-1);
    if (!last) return;
    yield* batches;
    after = last.id;
  }
}

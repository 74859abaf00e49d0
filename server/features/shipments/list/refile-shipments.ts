import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import { SEARCH_FORM, searchTextOf } from './shipment-search.ts';

/** Rows locked at once, and the number of such batches in one run. */
const BATCH = 100;
const BATCHES = 100;

/**
 * Rewrites the search words of shipments that follow older rules, a part in every run. Shipments of
 * a closed account have no words.
 */
export async function refileShipments({ kysely }: Database): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const refiled = await kysely.transaction().execute(refileSome);
    if (refiled < BATCH) return;
  }
}

async function refileSome(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('shipments')
    .select([
      ...(['account_id', 'id', 'tracking_number', 'reference_id'] as const),
      ...(['company', 'product_name', 'further_products', 'receiver'] as const),
    ])
    // Written as in the index, so that the index is used.
    .where(sql<boolean>`search_form < ${sql.lit(SEARCH_FORM)} and search_text <> ''`)
    .orderBy('account_id')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const texts = rows.map((row) => searchTextOf(row));
  await sql`update shipments set search_text = found.words, search_form = ${SEARCH_FORM}
    from unnest(${rows.map((row) => row.account_id)}::text[], ${rows.map((row) => row.id)}::text[],
      ${texts}::text[]) as found (account_id, id, words)
    where shipments.account_id = found.account_id and shipments.id = found.id`.execute(tx);
  return rows.length;
}

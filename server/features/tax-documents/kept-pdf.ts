import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { renderInvoice } from '../../pdf/render-invoice.ts';
import type { TaxDocumentRow } from './documents.ts';
import { toIssued } from './mapper.ts';

/**
 * The PDF of a document, the same bytes whenever it is asked for: made the first time, and kept.
 *
 * @param render tests replace it.
 */
export async function keptPdf(
  db: Queryable,
  row: TaxDocumentRow,
  now: Date,
  render = renderInvoice,
): Promise<Uint8Array> {
  return (await findPdf(db, row)) ?? keepPdf(db, row, await render(toIssued(row)), now);
}

/** Of two that were made at the same time, the first one stays. */
async function keepPdf(
  db: Queryable,
  row: TaxDocumentRow,
  content: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  const { account_id, sequence } = row;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kept = await db
    .insertInto('tax_document_files')
    .values({ account_id, sequence, sha256, content, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'sequence']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  return kept ? content : ((await findPdf(db, row)) ?? content);
}

async function findPdf(
  db: Queryable,
  { account_id, sequence }: Pick<TaxDocumentRow, 'account_id' | 'sequence'>,
): Promise<Uint8Array | undefined> {
  const found = await db
    .selectFrom('tax_document_files')
    .select('content')
    .where('account_id', '=', account_id)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return found?.content;
}

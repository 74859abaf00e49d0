import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { requireRoom } from '../plans/limits.ts';
import { copiedDrafts, copiedShipments } from './copied-rows.ts';
import { ALL_FIELDS } from './reading/import-fields.ts';
import { insertRows } from './row-store.ts';
import { addBatch, type ImportBatch } from './store.ts';

type Copies = OperationRequest<'createImportBatchFromShipments'>['body'];

/** Rows that are made of what is there have a column for each field. */
const COLUMNS: ImportBatch['columns'] = ALL_FIELDS.map((field, index) => ({
  ...{ index, field, heading: field },
  sample: [],
}));

/**
 * Makes a batch of shipments or drafts, to be checked.
 *
 * @throws ProblemError 409 if the account has none of them or its plan allows fewer, 422 unless
 *   either shipments or drafts are named.
 */
export async function makeCopies(
  tx: Tx,
  accountId: string,
  { shipment_ids, draft_ids }: Copies,
  now: Date,
): Promise<ImportBatch> {
  if (shipment_ids && draft_ids) {
    throw invalidFields([{ pointer: '/draft_ids', code: 'not_allowed' }]);
  }
  if (!shipment_ids && !draft_ids) {
    throw invalidFields([{ pointer: '/shipment_ids', code: 'required' }]);
  }
  const copied = shipment_ids
    ? await copiedShipments(tx, accountId, shipment_ids)
    : await copiedDrafts(tx, accountId, draft_ids ?? []);
  if (copied.length === 0) throw problem(409, 'nothing_to_import');
  await requireRoom(tx, accountId, { limit: 'import_rows', used: copied.length, added: 0 });
  const batch = await addBatch(tx, {
    ...{ account_id: accountId, id: newId('imp', now), status: 'checking', file_name: null },
    origin: shipment_ids ? 'shipments' : 'drafts',
    ...{ columns: COLUMNS, row_count: copied.length, at: now },
  });
  const rows = copied.map(({ cells, carried }, index) => ({
    row: index + 1,
    texts: ALL_FIELDS.map((field) => cells[field] ?? ''),
    carried,
  }));
  await insertRows(tx, { accountId, id: batch.id }, rows);
  return batch;
}

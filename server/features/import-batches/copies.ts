import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { requireRoom } from '../plans/limits.ts';
import { copiedOrders } from '../stores/orders/copied-orders.ts';
import { copiedDrafts, copiedShipments } from './copied-rows.ts';
import { MADE_COLUMNS, madeTexts } from './made-rows.ts';
import { insertRows } from './row-store.ts';
import { addBatch, type ImportBatch } from './store.ts';

type Copies = OperationRequest<'createImportBatchFromShipments'>['body'];

/**
 * Makes a batch of shipments, drafts or orders of stores, to be checked.
 *
 * @throws ProblemError 409 if the account has none of them or its plan allows fewer, 422 unless
 *   one kind of them is named.
 */
export async function makeCopies(
  tx: Tx,
  accountId: string,
  { shipment_ids, draft_ids, order_ids }: Copies,
  now: Date,
): Promise<ImportBatch> {
  const [made, ...others] = [
    ...(shipment_ids ? [{ origin: 'shipments' as const, pointer: '/shipment_ids' }] : []),
    ...(draft_ids ? [{ origin: 'drafts' as const, pointer: '/draft_ids' }] : []),
    ...(order_ids ? [{ origin: 'orders' as const, pointer: '/order_ids' }] : []),
  ];
  if (!made) throw invalidFields([{ pointer: '/shipment_ids', code: 'required' }]);
  if (others.length > 0) {
    throw invalidFields(others.map(({ pointer }) => ({ pointer, code: 'not_allowed' })));
  }
  const copied = [
    ...(shipment_ids ? await copiedShipments(tx, accountId, shipment_ids) : []),
    ...(draft_ids ? await copiedDrafts(tx, accountId, draft_ids) : []),
    ...(order_ids ? await copiedOrders(tx, accountId, order_ids) : []),
  ];
  if (copied.length === 0) throw problem(409, 'nothing_to_import');
  await requireRoom(tx, accountId, { limit: 'import_rows', used: copied.length, added: 0 });
  const batch = await addBatch(tx, {
    ...{ account_id: accountId, id: newId('imp', now), status: 'checking', file_name: null },
    origin: made.origin,
    ...{ columns: MADE_COLUMNS, row_count: copied.length, at: now },
  });
  const rows = copied.map(({ cells, carried }, index) => ({
    row: index + 1,
    texts: madeTexts(cells),
    carried,
  }));
  await insertRows(tx, { accountId, id: batch.id }, rows);
  return batch;
}

import type { Tx } from '../../db/database.ts';
import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import { addLabelBatch, findLabelBatch, findLabelFile } from './store.ts';
import { findShipment } from '../shipments/store.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { labelBatchTask } from './label-batch-task.ts';
import { labelContentOf } from './label-content-of.ts';
import { hasLabel, sortOut } from './sort-out.ts';
import { labelsOf, renderLabels } from '../../pdf/render-labels.ts';
import { renderWaybill } from '../../pdf/render-waybill.ts';
import { requireRoom } from '../plans/limits.ts';
import { toLabelBatch } from './mapper.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Handlers, OperationRequest } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const labelsHandlers = {
  async downloadShipmentLabel({ path, body }, { account, db, config }) {
    const { document, paper = 'a6', language } = body;
    const shipment = await findShipment(db.kysely, account.id, { id: path.shipment_id });
    if (!shipment) throw problem(404, 'not_found');
    if (!hasLabel(shipment)) throw problem(409, 'no_label');
    const content = labelContentOf(shipment, config.publicUrl);
    const file =
      document === 'label'
        ? await renderLabels([content], { paper, language })
        : await renderWaybill(content, { language });
    return {
      status: 200,
      headers: attachment(`${document}-${shipment.tracking_number}.pdf`),
      body: file,
    };
  },

  async createLabelBatch({ body, header }, context) {
    const { account, db, now, tasks } = context;
    return answerOnce(db, keyedRequest(context, header, 'createLabelBatch', body), async (tx) => {
      const batch = await beginBatch(tx, account.id, body, now);
      await tasks.add(tx, labelBatchTask, { accountId: account.id, id: batch.id });
      return { status: 201, body: toLabelBatch(batch) };
    });
  },

  async getLabelBatch({ path }, { account, db }) {
    const batch = await findLabelBatch(db.kysely, { accountId: account.id, id: path.batch_id });
    if (!batch) throw problem(404, 'not_found');
    return { status: 200, body: toLabelBatch(batch) };
  },

  async downloadLabelBatch({ path }, { account, db }) {
    const found = await findLabelFile(db.kysely, { accountId: account.id, id: path.batch_id });
    if (!found) throw problem(404, 'not_found');
    if (found.file === null) throw problem(409, 'labels_not_ready');
    return {
      status: 200,
      headers: attachment(`mizan-labels-${riyadhDay(found.created_at)}.pdf`),
      body: found.file,
    };
  },
} satisfies Pick<
  Handlers,
  'downloadShipmentLabel' | 'createLabelBatch' | 'getLabelBatch' | 'downloadLabelBatch'
>;

/** Most labels in one file; a longer file would be too large to store and download. */
const MOST_LABELS = 2_000;

async function beginBatch(
  tx: Tx,
  accountId: string,
  { shipment_ids, paper, language }: OperationRequest<'createLabelBatch'>['body'],
  now: Date,
) {
  await requireRoom(tx, accountId, {
    ...{ limit: 'labels_in_file', used: shipment_ids.length, added: 0 },
  });
  const { printable, leftOut } = await sortOut(tx, accountId, shipment_ids);
  if (printable.length === 0) throw problem(409, 'no_label');
  const total = labelsOf(printable);
  if (total > MOST_LABELS) throw problem(409, 'too_many_labels');
  return addLabelBatch(tx, {
    account_id: accountId,
    id: newId('lbl', now),
    paper,
    language,
    shipment_ids,
    left_out: leftOut,
    total,
    created_at: now,
  });
}

function attachment(name: string): { 'content-disposition': string } {
  return { 'content-disposition': `attachment; filename="${name}"` };
}

import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/types.ts';
import { labelBatchWork } from '../features/labels/label-batch-task.ts';
import type { TestBackend, Customer } from './test-backend.ts';

/** Makes a label batch and its file, after which the batch no longer changes. @returns its id. */
export async function printLabels(
  { app, database }: Pick<TestBackend, 'app' | 'database'>,
  owner: Customer,
  shipment_ids: readonly string[],
): Promise<string> {
  const created = await app.inject({
    method: 'POST',
    url: '/api/website/label-batches',
    headers: { ...owner.headers, 'idempotency-key': randomUUID() },
    payload: { shipment_ids, paper: 'a6', language: 'ar' },
  });
  const { id } = created.json<components['schemas']['LabelBatch']>();
  const work = labelBatchWork({ db: database, publicUrl: 'https://mizan.example' });
  await work.run({ accountId: owner.accountId, id }, new AbortController().signal);
  return id;
}

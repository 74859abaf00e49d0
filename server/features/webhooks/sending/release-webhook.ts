import type { Queryable } from '../../../db/database.ts';
import type { ClaimedWebhook } from './claim-webhooks.ts';

/** Lets another process make the attempt that this one gave up because it stops. */
export async function releaseWebhook(
  db: Queryable,
  { account_id, endpoint_id, id, claimed_until }: ClaimedWebhook,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set((eb) => ({ due_at: now, attempts: eb('attempts', '-', 1) }))
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', endpoint_id)
    .where('id', '=', id)
    .where('due_at', '=', claimed_until)
    .execute();
}

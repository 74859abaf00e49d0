import type { Queryable } from '../../db/database.ts';

/** Milliseconds for which webhooks are kept, to be looked into and sent again. */
const KEPT = 30 * 24 * 60 * 60 * 1_000;

/** Deletes webhooks and attempts after 30 days. */
export async function deleteOldWebhooks(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  await db.deleteFrom('webhook_messages').where('created_at', '<=', before).execute();
  await db.deleteFrom('webhook_attempts').where('at', '<=', before).execute();
}

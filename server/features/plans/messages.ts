import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { PlanMessage } from '../../messages/message.ts';
import type { Messenger } from '../../messages/messenger.ts';
import { getAccount } from '../accounts/store.ts';

export interface PlanServices {
  db: Database;
  messages: Pick<Messenger, 'deliver'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Minutes before each further try; then a message is given up. */
const PAUSES = [2, 10, 60, 180, 480, 960];

/** Messages per run. */
const BATCH = 200;

/** Sends a message if, and only if, the transaction commits. */
export async function tell(
  tx: Tx,
  accountId: string,
  message: PlanMessage,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('plan_messages')
    .values({
      account_id: accountId,
      id: newId('plm', now),
      content: JSON.stringify(message),
      due_at: now,
      tries: 0,
    })
    .execute();
}

/**
 * Sends the messages that are due, by e-mail or else by text message. If the process dies before a
 * message is deleted, it is sent a second time some minutes later.
 */
export async function sendPlanMessages(services: PlanServices, now: Date): Promise<void> {
  const due = await services.db.kysely
    .selectFrom('plan_messages')
    .select(['account_id', 'id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const key of due) await sendOne(services, key, now);
}

interface MessageKey {
  account_id: string;
  id: string;
}

async function sendOne(
  { db: { kysely }, messages, log }: PlanServices,
  key: MessageKey,
  now: Date,
): Promise<void> {
  const claimed = await claim(kysely, key, now);
  if (!claimed) return;
  const owner = await getAccount(kysely, key.account_id);
  const channel = (['email', 'phone'] as const).find((each) => owner[`${each}_verified`]);
  const { locale } = owner;
  try {
    if (channel)
      await messages.deliver({ ...claimed.content, channel, to: owner[channel], locale });
  } catch (error) {
    const told = { accountId: key.account_id, kind: claimed.content.kind };
    log.warn({ ...told, code: codeOf(error) }, 'a message about a plan could not be sent');
    if (claimed.tries <= PAUSES.length) return;
    log.error(told, 'a message about a plan was never sent');
  }
  await kysely.deleteFrom('plan_messages').where(isKey(key)).execute();
}

/** Takes a message, so that nobody else sends it before its next try. */
function claim(db: Queryable, key: MessageKey, now: Date) {
  return db
    .updateTable('plan_messages')
    .set({
      tries: sql`tries + 1`,
      due_at: sql`${now}::timestamptz + (${[...PAUSES, 960]}::integer[])[tries + 1] * interval '1 minute'`,
    })
    .where(isKey(key))
    .where('due_at', '<=', now)
    .returning(['content', 'tries'])
    .executeTakeFirst();
}

function isKey({ account_id, id }: MessageKey) {
  return sql<boolean>`account_id = ${account_id} and id = ${id}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import type { EndpointKey } from './endpoints-store.ts';
import type { WebhookAttemptsTable, WebhookMessagesTable } from './tables.ts';

/** A webhook without what is sent. */
export type WebhookMessage = Omit<Selectable<WebhookMessagesTable>, 'body' | 'failures'>;

export type WebhookAttempt = Selectable<WebhookAttemptsTable>;

type Filter = Pick<OperationRequest<'listWebhookMessages'>['query'], 'state' | 'event'>;

const SHOWN = [
  ...(['account_id', 'endpoint_id', 'id', 'event', 'state'] as const),
  ...(['attempts', 'due_at', 'created_at'] as const),
] as const;

/** Attempts that are shown of a webhook. */
const ATTEMPTS = 20;

/** The webhooks of an endpoint that match. */
export function matchingMessages(
  db: Queryable,
  { account_id, id }: EndpointKey,
  { state, event }: Filter,
) {
  let query = db
    .selectFrom('webhook_messages')
    .select(SHOWN)
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', id);
  if (state !== undefined) query = query.where('state', '=', state);
  if (event !== undefined) query = query.where('event', '=', event);
  return query;
}

/** A webhook with what is sent. */
export function findMessage(
  db: Queryable,
  key: EndpointKey,
  id: string,
): Promise<Selectable<WebhookMessagesTable> | undefined> {
  return matchingMessages(db, key, {}).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest attempts of a webhook, newest first. */
export function attemptsOf(
  db: Queryable,
  { account_id, id: endpointId }: EndpointKey,
  messageId: string,
): Promise<WebhookAttempt[]> {
  return db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .orderBy('number', 'desc')
    .limit(ATTEMPTS)
    .execute();
}

/** Adds an event that happened to nobody, due now. */
export function addSample(
  db: Queryable,
  { account_id, id }: EndpointKey,
  sample: Pick<Selectable<WebhookMessagesTable>, 'id' | 'event' | 'body'>,
  now: Date,
): Promise<WebhookMessage> {
  return db
    .insertInto('webhook_messages')
    .values({ account_id, endpoint_id: id, ...sample, due_at: now, created_at: now })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** Makes a webhook due now, with all tries before it. */
export function sendAgain(
  db: Queryable,
  { account_id, id }: EndpointKey,
  messageId: string,
  now: Date,
): Promise<WebhookMessage | undefined> {
  return db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', failures: 0, due_at: now })
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', id)
    .where('id', '=', messageId)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** The same for all that are not delivered, of events since then. @returns how many they are. */
export async function sendAllAgain(
  db: Queryable,
  { account_id, id }: EndpointKey,
  since: Date,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', failures: 0, due_at: now })
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', id)
    // A literal, because a plan for any value could not use the index of these.
    .where('state', '<>', sql.lit('delivered'))
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the attempts of what waits; it can be sent again later. */
export async function holdMessages(db: Queryable, { account_id, id }: EndpointKey): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ due_at: null })
    .where('account_id', '=', account_id)
    .where('endpoint_id', '=', id)
    .where('due_at', 'is not', null)
    .execute();
}

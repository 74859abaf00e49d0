import { sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database, Queryable, Tx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type HealthStep, healthAfterTry } from '../../../domain/webhook-health.ts';
import { pauseBeforeTry } from '../../../domain/webhook-schedule.ts';
import { changeEndpoint, type Endpoint, healthColumns } from '../endpoints-store.ts';
import { holdMessages } from '../messages-store.ts';
import type { ClaimedWebhook } from './claim-webhooks.ts';
import type { SentWebhook } from './send-webhook.ts';

type Answered = Exclude<SentWebhook, { outcome: 'aborted' }>;

/** Answers of HTTP that end all attempts at once. */
const GONE = 410;

/** What an attempt changed in how its endpoint is doing, to be told to its owner. */
export interface Told {
  step: HealthStep;
  endpoint: Endpoint;
}

/**
 * Writes down what came of an attempt, and plans the next one. If another process has taken the
 * webhook meanwhile, its attempt decides.
 *
 * @returns what the owner of the endpoint has to be told; null for nothing.
 */
export async function recordAttempt(
  { kysely }: Database,
  claimed: ClaimedWebhook,
  sent: Answered,
  now: Date,
): Promise<Told | null> {
  const values = attemptValues(claimed, sent, now);
  // Most attempts: nothing is known of the endpoint that this would change.
  if (sent.outcome === 'delivered' && !claimed.is_failing) {
    await writeAttempt(kysely, values);
    return null;
  }
  return kysely.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, claimed);
    await writeAttempt(tx, values);
    return endpoint ? judge(tx, endpoint, sent, now) : null;
  });
}

async function judge(tx: Tx, endpoint: Endpoint, sent: Answered, now: Date): Promise<Told | null> {
  if (endpoint.state !== 'active') return null;
  const before = { failingSince: endpoint.failing_since, warnings: endpoint.warnings };
  const isGone = 'status' in sent && sent.status === GONE;
  const verdict = sent.outcome === 'delivered' ? 'delivered' : isGone ? 'gone' : 'failed';
  const { health, step } = healthAfterTry(before, verdict, now);
  await applyStep(tx, endpoint, { health, step });
  return step && { step, endpoint };
}

/** Stores how an endpoint is doing, and what follows. */
export async function applyStep(
  tx: Tx,
  endpoint: Endpoint,
  { health, step }: ReturnType<typeof healthAfterTry>,
): Promise<void> {
  await changeEndpoint(tx, endpoint, {
    ...healthColumns(health),
    ...(step === 'pause' && { state: 'paused' as const }),
    ...(step === 'disable' && { state: 'disabled' as const }),
  });
  if (step === 'pause' || step === 'disable') await holdMessages(tx, endpoint);
}

function lockEndpoint(
  tx: Tx,
  { account_id, endpoint_id }: ClaimedWebhook,
): Promise<Endpoint | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', endpoint_id)
    .forUpdate()
    .executeTakeFirst();
}

interface AttemptValues {
  accountId: string;
  endpointId: string;
  messageId: string;
  number: number;
  at: Date;
  outcome: components['schemas']['WebhookOutcome'];
  status: number | null;
  answer: string | null;
  milliseconds: number;
  claimedUntil: Date;
  state: components['schemas']['WebhookMessageState'];
  failures: number;
  dueAt: Date | null;
}

function attemptValues(claimed: ClaimedWebhook, sent: Answered, now: Date): AttemptValues {
  const { account_id, endpoint_id, id, number, claimed_until } = claimed;
  const isDelivered = sent.outcome === 'delivered';
  const failures = isDelivered ? claimed.failures : claimed.failures + 1;
  const wait = sent.outcome === 'refused' ? sent.retryAfter : undefined;
  const pause = isDelivered ? null : pauseBeforeTry(failures, Math.random(), wait);
  return {
    ...{ accountId: account_id, endpointId: endpoint_id, messageId: id, number },
    ...{ at: now, milliseconds: sent.milliseconds, claimedUntil: claimed_until, failures },
    outcome: sent.outcome === 'unreachable' ? sent.reason : sent.outcome,
    status: 'status' in sent ? sent.status : null,
    answer: 'answer' in sent ? sent.answer : null,
    state: isDelivered ? 'delivered' : pause === null ? 'failed' : 'waiting',
    dueAt: pause === null ? null : new Date(now.getTime() + pause),
  };
}

const writeAttempt: (db: Queryable, values: AttemptValues) => Promise<unknown> = statement(
  (v: AttemptValues) => sql`
    with answered as (
      update webhook_messages
      set state = ${v.state}, failures = ${v.failures}::int, due_at = ${v.dueAt}::timestamptz
      where account_id = ${v.accountId} and endpoint_id = ${v.endpointId} and id = ${v.messageId}
        and due_at = ${v.claimedUntil}::timestamptz
    )
    insert into webhook_attempts (account_id, endpoint_id, message_id, number, at, outcome, status,
      answer, milliseconds)
    select ${v.accountId}, ${v.endpointId}, ${v.messageId}, ${v.number}::int, ${v.at}::timestamptz,
      ${v.outcome}, ${v.status}::int, ${v.answer}, ${v.milliseconds}::int
    from webhook_endpoints where account_id = ${v.accountId} and id = ${v.endpointId}
    on conflict do nothing`,
);

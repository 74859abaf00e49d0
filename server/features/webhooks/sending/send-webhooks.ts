import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { unseal } from '../../../db/sealed.ts';
import { serverKey } from '../../../db/server-key.ts';
import { type OwnerServices, tellOwner } from '../tell-owner.ts';
import { type ClaimedWebhook, claimWebhooks } from './claim-webhooks.ts';
import { recordAttempt } from './record-attempt.ts';
import { releaseWebhook } from './release-webhook.ts';
import { sendWebhook } from './send-webhook.ts';
import { signWebhook } from './sign.ts';
import type { TargetPolicy } from './target.ts';

export interface WebhookServices extends OwnerServices {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  policy: TargetPolicy;
  /** Milliseconds for one attempt; 15,000 if not given. */
  timeLimit?: number;
}

/** Attempts of a process that are under way at once, and those of one endpoint. */
const LANES = {
  healthy: { isFailing: false, atOnce: 128, share: 16 },
  failing: { isFailing: true, atOnce: 128, share: 2 },
};

/** Milliseconds between two looks when nothing is due, and after a database that did not answer. */
const PAUSE = 250;
const TROUBLE = 2_000;

/** Milliseconds for one attempt. After twice that time, another process takes the webhook. */
const TIME_LIMIT = 15_000;

/**
 * Sends webhooks that are due, until it is stopped. Several processes share the work. If one dies,
 * another sends again what it was sending, so that a webhook arrives at least once.
 */
export async function sendWebhooks(given: WebhookServices, signal: AbortSignal): Promise<void> {
  const services = { timeLimit: TIME_LIMIT, ...given };
  const lanes = Object.values(LANES).map((lane) => ({
    ...lane,
    underWay: new Map<string, number>(),
  }));
  const sending = new Set<Promise<void>>();
  while (!signal.aborted) {
    let count = 0;
    try {
      for (const lane of lanes) count += await fillLane(services, lane, sending, signal);
    } catch (err) {
      services.log.error({ err }, 'webhooks could not be looked for');
      await sleep(TROUBLE, undefined, { signal }).catch(() => undefined);
    }
    // Whatever ends an attempt makes room for the next.
    const pause = sleep(PAUSE, undefined, { signal }).catch(() => undefined);
    await (count === 0 ? pause : Promise.race([pause, ...sending]));
  }
  await Promise.all(sending);
}

type Lane = (typeof LANES)['healthy'] & { underWay: Map<string, number> };

/** Begins as many attempts as there is room for. @returns how many. */
async function fillLane(
  services: Required<WebhookServices>,
  { isFailing, atOnce, share, underWay }: Lane,
  sending: Set<Promise<void>>,
  signal: AbortSignal,
): Promise<number> {
  const counts = [...underWay];
  const limit = atOnce - counts.reduce((sum, [, count]) => sum + count, 0);
  if (limit <= 0) return 0;
  const now = new Date();
  const busy = counts.filter(([, count]) => count >= share).map(([endpoint]) => endpoint);
  const { db, timeLimit } = services;
  const until = new Date(now.getTime() + 2 * timeLimit);
  const claimed = await claimWebhooks(db.kysely, {
    isFailing,
    busy,
    share,
    limit,
    now,
    until,
  });
  for (const webhook of claimed) {
    const { endpoint_id: endpoint } = webhook;
    underWay.set(endpoint, (underWay.get(endpoint) ?? 0) + 1);
    const attempt = attemptOne(services, webhook, signal)
      .catch((err: unknown) => {
        services.log.error({ err, webhook: webhook.id }, 'an attempt could not be written down');
      })
      .finally(() => {
        sending.delete(attempt);
        const left = (underWay.get(endpoint) ?? 1) - 1;
        if (left === 0) underWay.delete(endpoint);
        else underWay.set(endpoint, left);
      });
    sending.add(attempt);
  }
  return claimed.length;
}

async function attemptOne(
  services: Required<WebhookServices>,
  webhook: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const { db, policy, timeLimit } = services;
  const body = Buffer.from(webhook.body);
  const headers = signWebhook({ id: webhook.id, body }, await secretsOf(db, webhook), new Date());
  const sent = await sendWebhook(
    { url: webhook.url, body, headers: { ...headers } },
    { policy, timeLimit, signal },
  );
  if (sent.outcome === 'aborted') return releaseWebhook(db.kysely, webhook, new Date());
  const told = await recordAttempt(db, webhook, sent, new Date());
  if (told) await tellOwner(services, told);
}

async function secretsOf(
  { kysely }: Database,
  { secret, previous_secret, previous_until }: ClaimedWebhook,
): Promise<[string, ...string[]]> {
  const key = await serverKey(kysely, 'webhooks');
  const isPreviousValid = previous_until !== null && previous_until > new Date();
  const previous = isPreviousValid && previous_secret ? [unseal(key, previous_secret)] : [];
  return [unseal(key, secret), ...previous];
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { liveAccountOf } from '../../domain/test-account.ts';
import type { HealthStep } from '../../domain/webhook-health.ts';
import type { Messenger } from '../../messages/messenger.ts';
import { getAccount } from '../accounts/store.ts';
import { labelOf } from './endpoint-handlers.ts';
import type { Told } from './sending/record-attempt.ts';

const KINDS = {
  warn: 'webhook_failing',
  pause: 'webhook_paused',
  disable: 'webhook_disabled',
  tell_recovered: 'webhook_recovered',
} as const satisfies Record<HealthStep, string>;

/** What it takes to tell an owner. */
export interface OwnerServices {
  db: Database;
  messages: Pick<Messenger, 'deliver'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Tells the owner of an endpoint how it is doing; the screens show it too. */
export async function tellOwner(
  { db, messages, log }: OwnerServices,
  { step, endpoint }: Told,
): Promise<void> {
  const owner = await getAccount(db.kysely, liveAccountOf(endpoint.account_id));
  const channel = (['email', 'phone'] as const).find((each) => owner[`${each}_verified`]);
  if (!channel) return;
  const { locale } = owner;
  const message = {
    kind: KINDS[step],
    host: labelOf(endpoint),
    channel,
    to: owner[channel],
    locale,
  };
  await messages.deliver(message).catch((err: unknown) => {
    log.warn({ err, endpoint: endpoint.id }, 'the owner of an endpoint could not be told');
  });
}

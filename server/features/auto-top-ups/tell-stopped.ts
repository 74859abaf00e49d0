import type { Messenger } from '../../messages/messenger.ts';
import { getAccount, reachOf } from '../accounts/store.ts';
import type { PaymentServices } from '../top-ups/payment-services.ts';
import { accountsToTell, updateAutoTopUp } from './store.ts';

/** Milliseconds after which a message that cannot be sent is given up. */
const GIVEN_UP = 24 * 3_600_000;

/** Messages per run. */
const MESSAGES = 100;

/** Tells owners that their automatic top-up has stopped; what cannot be sent is tried again. */
export async function tellStopped(
  { db, log, messages }: PaymentServices & { messages: Pick<Messenger, 'deliver'> },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - GIVEN_UP);
  for (const { account_id, stopped_reason } of await accountsToTell(db.kysely, since, MESSAGES)) {
    const owner = await getAccount(db.kysely, account_id);
    const kind =
      stopped_reason === 'payment_method_expired'
        ? 'auto_top_up_card_expired'
        : 'auto_top_up_failed';
    try {
      await messages.deliver({ kind, ...reachOf(owner) });
      await updateAutoTopUp(db.kysely, account_id, { told_at: now });
    } catch (err) {
      log.warn({ err, accountId: account_id }, 'an owner could not be told of automatic top-up');
    }
  }
}

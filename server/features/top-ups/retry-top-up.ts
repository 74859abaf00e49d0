import { answerOnce } from '../../db/idempotency.ts';
import { findTopUp, getPayment, type TopUp, type TopUpPayment } from './store.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentServices } from './payment-services.ts';
import { settlePayment } from './settle-payment.ts';

export interface TopUpRetry {
  accountId: string;
  idempotencyKey: string;
  topUpId: string;
  now: Date;
}

/**
 * Retries a top-up without ever paying twice: a payment paid in the meantime is credited, an open
 * one continues, and only one that the provider reports as ended is replaced.
 *
 * @returns undefined for an unknown top-up; the payment is null once it is paid.
 * @throws IdempotencyKeyReusedError, PaymentProviderError
 */
export async function retryTopUp(
  services: PaymentServices,
  { accountId, idempotencyKey: key, topUpId, now }: TopUpRetry,
): Promise<{ topUp: TopUp; payment: TopUpPayment | null } | undefined> {
  const read = () => findTopUp(services.db.kysely, accountId, topUpId);
  const before = await read();
  if (before === undefined) return undefined;
  const asked = { accountId, key, operation: 'retryTopUp', request: topUpId, now };
  // Stores only that the key is used; a repeated request returns the current state of the top-up.
  await answerOnce(services.db, asked, () => Promise.resolve({ status: 200, body: null }));

  if (before.payment_id !== null) {
    const last = await getPayment(services.db.kysely, accountId, before.payment_id);
    await settlePayment(services, last, now);
  }
  const topUp = (await read()) ?? before;
  if (topUp.status === 'paid') return { topUp, payment: null };
  if (topUp.status === 'pending' && topUp.payment_id !== null) {
    return { topUp, payment: await getPayment(services.db.kysely, accountId, topUp.payment_id) };
  }
  const payment = await openPayment(services, topUp, now);
  return { topUp: { ...topUp, status: 'pending', failure: null }, payment };
}

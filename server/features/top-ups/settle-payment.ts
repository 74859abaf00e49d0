import { post } from '../balance/ledger.ts';
import type { Tx } from '../../db/database.ts';
import {
  getPayment,
  lockTopUp,
  setPaymentStatus,
  type TopUp,
  type TopUpPayment,
  updateTopUp,
} from './store.ts';
import { topUp as topUpPosting } from '../../domain/ledger.ts';
import type { PaymentServices } from './payment-services.ts';
import type { ProviderPayment } from '../../ports/payment-provider.ts';

/**
 * Asks the provider for a payment's state and acts on it: money that was paid as ordered is
 * credited, once for each payment however often this is called. Only the provider's answer counts,
 * not a notification.
 *
 * @throws PaymentProviderError
 */
export async function settlePayment(
  { db, provider, log }: PaymentServices,
  { account_id, id, top_up_id, provider_payment_id, status }: TopUpPayment,
  now: Date,
): Promise<void> {
  if (status === 'paid' || status === 'held') return;
  const found = await provider.getPayment(provider_payment_id);
  if (found.status === 'pending') return;
  await db.kysely.transaction().execute(async (tx) => {
    const topUp = await lockTopUp(tx, account_id, top_up_id);
    const payment = await getPayment(tx, account_id, id);
    if (found.status !== 'paid') await fail(tx, topUp, payment, found);
    else if (payment.status === 'paid' || payment.status === 'held') return;
    else if (isAsOrdered(found, topUp, payment)) await credit(tx, topUp, payment, now);
    else {
      log.error({ paymentId: id }, 'a payment is not what was ordered and is held for an operator');
      await setPaymentStatus(tx, payment, 'held');
    }
  });
}

function isAsOrdered({ amount, reference }: ProviderPayment, topUp: TopUp, { id }: TopUpPayment) {
  return amount.amount === topUp.amount && amount.currency === topUp.currency && reference === id;
}

/**
 * Credits the payment. This includes one that failed before, because the money was taken after all.
 */
async function credit(tx: Tx, topUp: TopUp, payment: TopUpPayment, now: Date): Promise<void> {
  await setPaymentStatus(tx, payment, 'paid');
  if (topUp.status !== 'paid') {
    await updateTopUp(tx, topUp, { status: 'paid', paid_at: now, failure: null });
  }
  await post(tx, {
    accountId: topUp.account_id,
    posting: topUpPosting(topUp.credit),
    paymentId: payment.id,
    at: now,
  });
}

/** Fails the top-up. A payment that was replaced no longer affects its top-up. */
async function fail(
  tx: Tx,
  topUp: TopUp,
  payment: TopUpPayment,
  { status, failure }: ProviderPayment,
): Promise<void> {
  if (payment.status !== 'pending') return;
  const ended = status === 'expired' ? 'expired' : 'failed';
  await setPaymentStatus(tx, payment, ended);
  if (topUp.payment_id !== payment.id || topUp.status !== 'pending') return;
  await updateTopUp(tx, topUp, { status: ended, failure });
}

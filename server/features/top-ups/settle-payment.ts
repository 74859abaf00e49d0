import { isAccountClosed } from '../accounts/store.ts';
import { creditForPlan } from '../plans/pay-by-top-up.ts';
import type { Tx } from '../../db/database.ts';
import {
  getPayment,
  lockTopUp,
  type TopUp,
  type TopUpPayment,
  updatePayment,
  updateTopUp,
} from './store.ts';
import { topUp as topUpPosting } from '../../domain/ledger.ts';
import type { PaymentServices } from './payment-services.ts';
import { firstAsk } from './ask-again.ts';
import type { ProviderPayment } from '../../ports/payment-provider.ts';
import { takeBack } from './take-back.ts';
import { forgetToken } from '../payment-methods/forget-token.ts';
import { keepPaymentMethod } from '../payment-methods/store.ts';
import { findAtProvider } from './find-at-provider.ts';

/**
 * Asks the provider for a payment's state and acts on it: money that was paid as ordered is
 * credited, once for each payment however often this is called, and what is taken back later is
 * reversed. Only the provider's answer counts, not a notification.
 *
 * @param wasRefused whether the provider rejected a charge, so that it is not on its way.
 * @throws PaymentProviderError
 */
export async function settlePayment(
  { db, provider, log }: PaymentServices,
  asked: TopUpPayment,
  now: Date,
  { wasRefused = false }: { wasRefused?: boolean } = {},
): Promise<void> {
  const { account_id, id, top_up_id } = asked;
  if (isWithOperator(asked.status)) return;
  const found = await findAtProvider(provider, asked, { now, wasRefused });
  if (found === null || found.status === 'pending') return;
  const unneeded = await db.kysely.transaction().execute(async (tx) => {
    const isClosed = await isAccountClosed(tx, account_id);
    const topUp = await lockTopUp(tx, account_id, top_up_id);
    const payment = await getPayment(tx, account_id, id);
    if (isWithOperator(payment.status)) return null;
    if (payment.status === 'paid') {
      await takeBack(tx, { topUp, payment, found, isClosed, log, now });
    } else if (!isOurs(found)) await fail(tx, topUp, payment, found, now);
    else if (isAsOrdered(found, topUp, payment) && !isClosed) {
      await credit(tx, topUp, payment, now);
      await takeBack(tx, { topUp, payment, found, isClosed, log, now });
      return keepCard(tx, topUp, { provider: payment.provider, card: found.savedCard, now });
    } else {
      const what = isClosed ? 'for a closed account' : 'not what was ordered';
      log.error({ paymentId: id }, `a payment is ${what} and is held for an operator`);
      await updatePayment(tx, payment, { status: 'held', settled_at: now });
    }
    return null;
  });
  if (unneeded !== null) await forgetToken({ provider, log }, unneeded);
}

/** Keeps the card that paid, if that was asked for. @returns a token that nobody needs any more. */
async function keepCard(
  tx: Tx,
  { account_id: accountId, save_payment_method }: TopUp,
  {
    card,
    ...kept
  }: Omit<Parameters<typeof keepPaymentMethod>[1], 'card' | 'accountId'> & {
    card: ProviderPayment['savedCard'];
  },
): Promise<string | null> {
  if (card === null) return null;
  return save_payment_method ? keepPaymentMethod(tx, { ...kept, accountId, card }) : card.token;
}

function isWithOperator(status: TopUpPayment['status']): boolean {
  return status === 'held' || status === 'refunded';
}

/** Money was paid, and not all of it taken back before we heard of it. */
function isOurs({ status, amount, takenBack }: ProviderPayment): boolean {
  return status === 'paid' && takenBack < amount.amount;
}

function isAsOrdered({ amount, reference }: ProviderPayment, topUp: TopUp, { id }: TopUpPayment) {
  return amount.amount === topUp.amount && amount.currency === topUp.currency && reference === id;
}

/**
 * Credits the payment at its own rate. This includes one that failed before, because the money was
 * taken after all.
 */
export async function credit(
  tx: Tx,
  topUp: TopUp,
  payment: Pick<TopUpPayment, 'account_id' | 'id' | 'credit' | 'micro_sar'>,
  now: Date,
): Promise<void> {
  const { credit: amount, micro_sar } = payment;
  await updatePayment(tx, payment, {
    ...{ status: 'paid', credit: amount, settled_at: now, ask_again_at: firstAsk(now) },
  });
  if (topUp.status !== 'paid') {
    const paid = { status: 'paid', paid_at: now, failure: null } as const;
    await updateTopUp(tx, topUp, { ...paid, credit: amount, micro_sar });
  }
  const credited = {
    accountId: topUp.account_id,
    posting: topUpPosting(amount),
    paymentId: payment.id,
    at: now,
  };
  await creditForPlan(tx, topUp, { credited, amount }, now);
}

/** Fails the top-up. A payment that was replaced no longer affects its top-up. */
async function fail(
  tx: Tx,
  topUp: TopUp,
  payment: TopUpPayment,
  { status, failure }: ProviderPayment,
  now: Date,
): Promise<void> {
  if (payment.status !== 'pending') return;
  const ended = status === 'expired' ? 'expired' : 'failed';
  await updatePayment(tx, payment, { status: ended, settled_at: now });
  if (topUp.payment_id !== payment.id || topUp.status !== 'pending') return;
  await updateTopUp(tx, topUp, {
    status: ended,
    // Paid, and taken back before it was credited.
    failure: status === 'paid' ? 'cancelled' : failure,
  });
}

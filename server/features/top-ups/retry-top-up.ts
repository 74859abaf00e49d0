import { halalasOf } from '../../../common/exchange.ts';
import type { Money } from '../../../common/money.ts';
import { answerOnce } from '../../db/idempotency.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { sar } from '../../http/wire-money.ts';
import { findTopUp, getPayment, type TopUp, type TopUpPayment } from './store.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentServices } from './payment-services.ts';
import { settlePayment } from './settle-payment.ts';

export interface TopUpRetry {
  accountId: string;
  idempotencyKey: string;
  topUpId: string;
  /** The credit that the person has seen. */
  credit: Money;
  /** Today's rate for a top-up. @throws ProblemError if its currency is no longer accepted. */
  rateOf: (topUp: TopUp) => number;
  now: Date;
}

/**
 * Retries a top-up without ever paying twice: a payment paid in the meantime is credited, an open
 * one continues, and only one that the provider reports as ended is replaced, at today's rate.
 *
 * @returns undefined for an unknown top-up; the payment is null once it is paid.
 * @throws ProblemError 409 `credit_changed`, before anything is opened, if it would bring another
 *   credit than the person has seen.
 * @throws ProblemError 422 if it is automatic, IdempotencyKeyReusedError, PaymentProviderError
 */
export async function retryTopUp(
  services: PaymentServices,
  { accountId, idempotencyKey: key, topUpId, credit, rateOf, now }: TopUpRetry,
): Promise<{ topUp: TopUp; payment: TopUpPayment | null } | undefined> {
  const read = () => findTopUp(services.db.kysely, accountId, topUpId);
  const before = await read();
  if (before === undefined) return undefined;
  // Nobody is there to pay it; the next one begins by itself.
  if (before.automatic) throw invalidFields([{ pointer: '/path/top_up_id', code: 'not_allowed' }]);
  const asked = { accountId, key, operation: 'retryTopUp', request: { topUpId, credit }, now };
  // Stores only that the key is used; a repeated request returns the current state of the top-up.
  await answerOnce(services.db, asked, () => Promise.resolve({ status: 200, body: null }));

  if (before.payment_id !== null) {
    const last = await getPayment(services.db.kysely, accountId, before.payment_id);
    await settlePayment(services, last, now);
  }
  const topUp = (await read()) ?? before;
  if (topUp.status === 'paid') return { topUp, payment: null };
  const current =
    topUp.status === 'pending' && topUp.payment_id !== null
      ? await getPayment(services.db.kysely, accountId, topUp.payment_id)
      : null;
  const microSar = current?.micro_sar ?? rateOf(topUp);
  expectSeen(credit, { credit: current?.credit ?? halalasOf(topUp, microSar), microSar });
  const payment = current ?? (await openPayment(services, topUp, microSar, now));
  // Another request may have opened it first, at midnight at another rate.
  expectSeen(credit, { credit: payment.credit, microSar: payment.micro_sar });
  const rate = { credit: payment.credit, micro_sar: payment.micro_sar };
  return { topUp: { ...topUp, ...rate, status: 'pending', failure: null }, payment };
}

function expectSeen(seen: Money, { credit, microSar }: { credit: number; microSar: number }): void {
  if (seen.amount === credit && seen.currency === 'SAR') return;
  throw problem(409, 'credit_changed', { credit: sar(credit), micro_sar: microSar });
}

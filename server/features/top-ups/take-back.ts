import type { FastifyBaseLogger } from 'fastify';
import { halalasOf } from '../../../common/exchange.ts';
import type { Tx } from '../../db/database.ts';
import { afterClosing, topUpReversal } from '../../domain/ledger.ts';
import type { ProviderPayment } from '../../ports/payment-provider.ts';
import { post } from '../balance/ledger.ts';
import { type TopUp, type TopUpPayment, updatePayment, updateTopUp } from './store.ts';

/**
 * Reverses what the provider took back of a credited payment since the last time, once for each
 * amount taken back so far. The balance may fall below zero. A closed account has none: there it
 * waits in suspense. Runs in a transaction that has locked the top-up.
 */
export async function takeBack(
  tx: Tx,
  {
    topUp,
    payment,
    found,
    isClosed,
    log,
    now,
  }: {
    topUp: TopUp;
    payment: TopUpPayment;
    found: ProviderPayment;
    isClosed: boolean;
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
    now: Date;
  },
): Promise<void> {
  const { amount: paid, takenBack } = { amount: found.amount.amount, takenBack: found.takenBack };
  if (takenBack < payment.taken_back) {
    log.warn({ paymentId: payment.id }, 'less of a payment is taken back than before');
  }
  if (takenBack <= payment.taken_back) return;
  const inHalalas = (part: number) =>
    part >= paid
      ? payment.credit
      : Math.min(payment.credit, halalasOf({ amount: part }, payment.micro_sar));
  const due = inHalalas(takenBack) - inHalalas(payment.taken_back);
  await updatePayment(tx, payment, { taken_back: takenBack });
  // A cent may be worth nothing after rounding.
  if (due <= 0) return;
  await updateTopUp(tx, topUp, { taken_back: topUp.taken_back + due });
  if (isClosed) log.error({ paymentId: payment.id }, 'money of a closed account was taken back');
  const posting = topUpReversal(due);
  await post(tx, {
    accountId: payment.account_id,
    posting: isClosed ? afterClosing(posting) : posting,
    paymentId: payment.id,
    takenBack,
    at: now,
  });
}

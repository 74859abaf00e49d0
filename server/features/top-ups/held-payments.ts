import { halalasOf } from '../../../common/exchange.ts';
import type { Money } from '../../../common/money.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { isAccountClosed } from '../accounts/store.ts';
import type { ProviderPayment } from '../../ports/payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { credit } from './settle-payment.ts';
import { takeBack } from './take-back.ts';
import {
  findPayment,
  getPayment,
  heldPayments,
  lockTopUp,
  type TopUp,
  type TopUpPayment,
  updatePayment,
  updateTopUp,
} from './store.ts';

/** Who decides about a held payment, and why. */
export interface Decision {
  operator: string;
  reason: string | null;
}

/** A decision that cannot be carried out; nothing was changed. */
export class DecisionRefused extends Error {
  override readonly name = 'DecisionRefused';
}

/** A held payment beside what was ordered; null if the provider does not answer for it. */
export interface HeldPayment {
  payment: TopUpPayment;
  ordered: Money;
  found: ProviderPayment | null;
}

/** Every held payment, oldest first. */
export async function listHeld(
  { db, provider }: PaymentServices,
  now: Date,
): Promise<HeldPayment[]> {
  const held: HeldPayment[] = [];
  for (const payment of await heldPayments(db.kysely, now)) {
    const { amount, currency } = await db.kysely
      .selectFrom('top_ups')
      .select(['amount', 'currency'])
      .where('account_id', '=', payment.account_id)
      .where('id', '=', payment.top_up_id)
      .executeTakeFirstOrThrow();
    const found = await provider.getPayment(payment.provider_payment_id).catch(() => null);
    held.push({ payment, ordered: { amount, currency }, found });
  }
  return held;
}

/**
 * Credits a held payment with what was paid, at the rate of its attempt, and reverses what was taken
 * back of it since.
 *
 * @returns the credit in halalas.
 * @throws DecisionRefused if it is not held, nothing of it is left, it is in another currency than
 *   ordered, or its account is closed; PaymentProviderError
 */
export async function releasePayment(
  { db, provider, log }: PaymentServices,
  id: string,
  decision: Decision,
  now: Date,
): Promise<number> {
  const { provider_payment_id, account_id, top_up_id } = await getHeld(db, id);
  const found = await provider.getPayment(provider_payment_id);
  if (found.status !== 'paid' || found.takenBack >= found.amount.amount) {
    throw new DecisionRefused('the provider has none of its money; refund it');
  }
  return db.kysely.transaction().execute(async (tx) => {
    if (await isAccountClosed(tx, account_id)) {
      throw new DecisionRefused('its account is closed; refund it');
    }
    const topUp = await lockTopUp(tx, account_id, top_up_id);
    const payment = await stillHeld(tx, account_id, id);
    if (found.amount.currency !== topUp.currency) {
      throw new DecisionRefused(`it was paid in ${found.amount.currency}; refund it`);
    }
    const amount = halalasOf(found.amount, payment.micro_sar);
    await note(tx, payment, 'release', decision, now);
    const released = { ...payment, credit: amount };
    await credit(tx, topUp, released, now);
    await takeBack(tx, { topUp, payment: released, found, isClosed: false, log, now });
    return amount;
  });
}

/**
 * Gives a held payment's money back at the provider. The decision is written down first: if the
 * process dies in between, the next try asks the provider what was given back already.
 *
 * @returns minor units that were given back now.
 * @throws DecisionRefused if it is not held, PaymentProviderError
 */
export async function refundHeld(
  { db, provider }: PaymentServices,
  id: string,
  decision: Decision,
  now: Date,
): Promise<number> {
  const payment = await getHeld(db, id);
  await db.kysely.transaction().execute((tx) => note(tx, payment, 'refund', decision, now));
  const { status, amount, takenBack } = await provider.getPayment(payment.provider_payment_id);
  const left = status === 'paid' ? amount.amount - takenBack : 0;
  if (left > 0) await provider.refundPayment(payment.provider_payment_id, left);
  await db.kysely.transaction().execute(async (tx) => {
    const topUp = await lockTopUp(tx, payment.account_id, payment.top_up_id);
    const held = await stillHeld(tx, payment.account_id, id);
    await updatePayment(tx, held, { status: 'refunded', taken_back: amount.amount });
    if (isWaitingFor(topUp, held)) {
      await updateTopUp(tx, topUp, { status: 'failed', failure: 'cancelled' });
    }
  });
  return left;
}

function isWaitingFor(topUp: TopUp, payment: TopUpPayment): boolean {
  return topUp.payment_id === payment.id && topUp.status === 'pending';
}

async function getHeld({ kysely }: PaymentServices['db'], id: string): Promise<TopUpPayment> {
  const payment = await findPayment(kysely, { id });
  if (payment?.status === 'held') return payment;
  throw new DecisionRefused(payment ? `it is ${payment.status}, not held` : 'no such payment');
}

async function stillHeld(tx: Tx, accountId: string, id: string): Promise<TopUpPayment> {
  const payment = await getPayment(tx, accountId, id);
  if (payment.status === 'held') return payment;
  throw new DecisionRefused(`it is ${payment.status} by now`);
}

async function note(
  tx: Tx,
  { account_id, id }: TopUpPayment,
  action: 'release' | 'refund',
  { operator, reason }: Decision,
  at: Date,
): Promise<void> {
  const line = { account_id, id: newId('pac', at), payment_id: id, action, operator, reason, at };
  await tx.insertInto('payment_actions').values(line).execute();
}

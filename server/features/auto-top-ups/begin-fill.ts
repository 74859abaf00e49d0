import { MICRO } from '../../../common/exchange.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/database.ts';
import { decideFill } from '../../domain/auto-top-up.ts';
import { foldForSearch } from '../../../common/search-text.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { isAccountClosed } from '../accounts/store.ts';
import { findPaymentMethod, type SavedPaymentMethod } from '../payment-methods/store.ts';
import { getPayment, insertPayment, insertTopUp, type TopUpPayment } from '../top-ups/store.ts';
import {
  type AutoTopUp,
  isUnderWay,
  latestAttempts,
  lockAutoTopUp,
  takenToday,
  updateAutoTopUp,
} from './store.ts';

/** Milliseconds after which a balance that is still too low is looked at again. */
const AGAIN = 60_000;

/** A charge that was written down and is to be sent. */
export interface BegunFill {
  payment: TopUpPayment;
  token: string;
}

/**
 * Decides whether an account's balance is topped up now, and writes the charge down before anybody
 * sends it. The row of its settings is locked, so that two processes cannot begin two.
 *
 * @returns null if there is nothing to charge.
 */
export async function beginFill(
  tx: Tx,
  provider: PaymentProvider,
  accountId: string,
  now: Date,
): Promise<BegunFill | null> {
  if (await isAccountClosed(tx, accountId)) return null;
  const settings = await lockAutoTopUp(tx, accountId);
  if (!settings?.enabled || settings.payment_method_id === null) return null;
  const found = await findPaymentMethod(tx, accountId, settings.payment_method_id);
  // Another provider cannot charge it.
  const method = found?.provider === provider.name ? found : undefined;
  const decision = decideFill({
    settings: {
      threshold: settings.threshold,
      amount: settings.amount,
      dailyCap: settings.daily_cap,
    },
    balance: await balanceOf(tx, accountId),
    isUnderWay: await isUnderWay(tx, accountId),
    attempts: await latestAttempts(tx, settings),
    takenToday: await takenToday(tx, accountId, now),
    cardExpires: method?.expires ?? null,
    now,
  });
  if (decision === 'begin' && method) return writeCharge(tx, provider, { settings, method, now });
  await updateAutoTopUp(
    tx,
    accountId,
    decision === 'begin' || decision === 'wait'
      ? { next_at: later(now) }
      : { enabled: false, stopped_reason: decision, stopped_at: now, told_at: null },
  );
  return null;
}

function later(now: Date): Date {
  return new Date(now.getTime() + AGAIN);
}

async function balanceOf(tx: Tx, accountId: string): Promise<number> {
  const { current } = await tx
    .selectFrom('balances')
    .select('current')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return current;
}

async function writeCharge(
  tx: Tx,
  provider: PaymentProvider,
  { settings, method, now }: { settings: AutoTopUp; method: SavedPaymentMethod; now: Date },
): Promise<BegunFill> {
  const { account_id, amount } = settings;
  const [topUpId, paymentId] = [newId('top', now), newId('pay', now)];
  const rate = { credit: amount, micro_sar: MICRO };
  await insertTopUp(tx, {
    ...{ account_id, id: topUpId, status: 'pending', amount, currency: 'SAR', ...rate },
    ...{ payment_method: 'credit_card', automatic: true, description: null },
    search_text: foldForSearch(topUpId),
    ...{ return_url: null, locale: 'ar', payment_id: paymentId, created_at: now },
  });
  await insertPayment(tx, {
    ...{ account_id, id: paymentId, top_up_id: topUpId, reference_hash: null, checkout_url: null },
    ...{ provider: provider.name, provider_payment_id: provider.newChargeId() },
    ...{ status: 'pending', ...rate, created_at: now, checked_at: now },
  });
  await updateAutoTopUp(tx, account_id, { next_at: later(now) });
  return { payment: await getPayment(tx, account_id, paymentId), token: method.token };
}

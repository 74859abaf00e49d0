import { halalasOf } from '../../../common/exchange.ts';
import { isAccountClosed } from '../accounts/store.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { newId } from '../../db/ids.ts';
import { problem } from '../../http/problem.ts';
import {
  getPayment,
  insertPayment,
  lockTopUp,
  type TopUp,
  type TopUpPayment,
  updateTopUp,
} from './store.ts';
import type { PaymentServices } from './payment-services.ts';

/** The purpose shown on the provider's page. */
const ORDER_TEXT = { ar: 'إضافة رصيد في ميزان', en: 'Mizan balance top-up' };

/**
 * Opens a payment at the provider for a top-up and replaces its current payment, if any. It is
 * credited at this rate, whenever it is paid; both providers close its page after 30 minutes. The
 * provider is called outside of any transaction. If several requests do so at once, the first
 * payment counts and all of them return it; the other pages are never shown.
 *
 * @param microSar today's rate of the top-up's currency.
 * @throws PaymentProviderError, or ProblemError 401 if the account was closed meanwhile, and leaves
 *   the top-up unchanged.
 */
export async function openPayment(
  { db, provider, publicUrl }: PaymentServices,
  topUp: TopUp,
  microSar: number,
  now: Date,
): Promise<TopUpPayment> {
  const id = newId('pay', now);
  const reference = newToken('mzt');
  const { payment, checkoutUrl } = await provider.createPayment({
    reference: id,
    amount: { amount: topUp.amount, currency: topUp.currency },
    method: topUp.payment_method,
    description: topUp.description ?? ORDER_TEXT[topUp.locale],
    locale: topUp.locale,
    successUrl: `${publicUrl}/checkout/payment-success?payment=${reference}`,
    failureUrl: `${publicUrl}/checkout/payment-fail?payment=${reference}`,
    saveCard: topUp.save_payment_method,
    notificationUrl: `${publicUrl}/api/payment-notifications/${provider.name}`,
  });
  return db.kysely.transaction().execute(async (tx) => {
    if (await isAccountClosed(tx, topUp.account_id)) throw problem(401, 'unauthorized');
    const locked = await lockTopUp(tx, topUp.account_id, topUp.id);
    if (locked.payment_id !== null && locked.payment_id !== topUp.payment_id) {
      return getPayment(tx, topUp.account_id, locked.payment_id);
    }
    const rate = { credit: halalasOf(topUp, microSar), micro_sar: microSar };
    const opened = {
      account_id: topUp.account_id,
      id,
      top_up_id: topUp.id,
      reference_hash: hashToken(reference),
      provider: provider.name,
      provider_payment_id: payment.id,
      checkout_url: checkoutUrl,
      status: 'pending',
      ...rate,
      created_at: now,
      checked_at: now,
    } as const;
    await insertPayment(tx, opened);
    await updateTopUp(tx, topUp, { payment_id: id, status: 'pending', failure: null, ...rate });
    return getPayment(tx, topUp.account_id, id);
  });
}

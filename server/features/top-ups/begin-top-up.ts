import type { components } from '../../../openapi/generated/types.ts';
import { halalasOf } from '../../../common/exchange.ts';
import { foldForSearch } from '../../../common/search-text.ts';
import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import { problem } from '../../http/problem.ts';
import { requirePayable } from '../plans/change-plan.ts';
import { isAccountClosed } from '../accounts/store.ts';
import { findTopUp, firstPayment, insertTopUp, type TopUp, type TopUpPayment } from './store.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentServices } from './payment-services.ts';

export interface TopUpOrder {
  accountId: string;
  idempotencyKey: string;
  order: components['schemas']['TopUpCreate'];
  /** Today's rate of the order's currency. */
  microSar: number;
  locale: TopUp['locale'];
  now: Date;
}

/**
 * Creates a top-up and opens its payment. Only the top-up is stored under the key: if the provider
 * does not answer, a retry with the same key continues with the same top-up.
 *
 * @throws IdempotencyKeyReusedError, PaymentProviderError, ProblemError 401 if the account was closed
 *   meanwhile, and 409 if the amount does not pay for the plan
 */
export async function beginTopUp(
  services: PaymentServices,
  { accountId, idempotencyKey: key, order, microSar, locale, now }: TopUpOrder,
): Promise<{ topUp: TopUp; payment: TopUpPayment }> {
  const asked = { accountId, key, operation: 'createTopUp', request: order, now };
  const { body } = await answerOnce(services.db, asked, async (tx) => {
    // Closed meanwhile: nothing of it may be stored any more.
    if (await isAccountClosed(tx, accountId)) throw problem(401, 'unauthorized');
    const { plan, amount } = order;
    if (plan) await requirePayable(tx, accountId, { plan, amount }, now);
    const id = newId('top', now);
    await insertTopUp(tx, {
      account_id: accountId,
      id,
      status: 'pending',
      amount: order.amount.amount,
      currency: order.amount.currency,
      credit: halalasOf(order.amount, microSar),
      micro_sar: microSar,
      payment_method: order.payment_method,
      save_payment_method: order.save_payment_method ?? false,
      description: order.description ?? null,
      search_text: foldForSearch(`${id} ${order.description ?? ''}`),
      return_url: order.return_url ?? null,
      locale,
      plan_tier: plan?.tier ?? null,
      plan_period: plan?.period ?? null,
      plan_outcome: plan ? 'pending' : null,
      created_at: now,
    });
    return { status: 201, body: { id } };
  });
  const topUp = await findTopUp(services.db.kysely, accountId, body.id);
  if (topUp === undefined) throw new Error(`top-up ${body.id} is gone`);
  // The first payment, even if others followed: a repeated key gets the same answer.
  const first = await firstPayment(services.db.kysely, topUp);
  return { topUp, payment: first ?? (await openPayment(services, topUp, microSar, now)) };
}

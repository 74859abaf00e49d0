import type { components } from '../../../openapi/generated/types.ts';
import type { TopUp } from './store.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

/** @param checkoutUrl where to pay it, while it is unpaid. */
export function toTopUp(row: TopUp, checkoutUrl: string | null = null): Schemas['TopUp'] {
  return {
    id: row.id,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    credit: sar(row.credit),
    micro_sar: row.micro_sar,
    payment_method: row.payment_method,
    automatic: row.automatic,
    created_at: row.created_at.toISOString(),
    ...toPaidPlan(row),
    ...withoutNulls({
      description: row.description,
      return_url: row.return_url,
      paid_at: row.paid_at?.toISOString() ?? null,
      taken_back: row.taken_back === 0 ? null : sar(row.taken_back),
      failure: row.failure,
      checkout_url: row.status === 'pending' ? checkoutUrl : null,
    }),
  };
}

/** What a checkout page may show to a person who returns from paying. */
export function toPaymentOutcome(row: TopUp): Schemas['PaymentOutcome'] {
  return {
    top_up_id: row.id,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    credit: sar(row.credit),
    payment_method: row.payment_method,
    created_at: row.created_at.toISOString(),
    ...toPaidPlan(row),
    ...withoutNulls({ failure: row.failure, return_url: row.return_url }),
  };
}

function toPaidPlan({ plan_tier: tier, plan_period: period, plan_outcome: outcome }: TopUp) {
  if (tier === null || period === null || outcome === null) return {};
  return { plan: { tier, period, outcome } };
}

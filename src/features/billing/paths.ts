import type { Money } from '../../../common/money.ts';
import { returnParameter } from '../../../common/return-path.ts';

/** Name of the query parameter that says how many riyals to top up. */
export const amountParameter = 'amount';

const topUp = '/payment/recharge-balance';

export const billingPaths = {
  overview: '/payment',
  topUp,
  /** Leads on to `returnTo` once the balance has so much more, rounded up to a whole riyal. */
  topUpFor: (riyals: Money, returnTo: string) =>
    `${topUp}?${new URLSearchParams({
      [amountParameter]: String(Math.ceil(riyals.amount / 100)),
      [returnParameter]: returnTo,
    }).toString()}`,
} as const;

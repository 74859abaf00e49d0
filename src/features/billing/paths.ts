import type { Money } from '../../../common/money.ts';
import { returnParameter } from '../../../common/return-path.ts';

/** Name of the query parameter with the riyals to top up. */
export const amountParameter = 'amount';

const topUp = '/payment/recharge-balance';

export const billingPaths = {
  overview: '/payment',
  topUp,
  /** For topping up the amount, rounded up to a whole riyal, and then returning to `returnTo`. */
  topUpFor: (riyals: Money, returnTo: string) =>
    `${topUp}?${new URLSearchParams({
      [amountParameter]: String(Math.ceil(riyals.amount / 100)),
      [returnParameter]: returnTo,
    }).toString()}`,
} as const;

import type { Money } from '../../../common/money.ts';
import { returnParameter } from '../../../common/return-path.ts';

/** Name of the query parameter with the riyals to top up. */
export const amountParameter = 'amount';

/** Name of the query parameter with the top-up that is shown over the ledger. */
export const topUpParameter = 'top_up';

const topUp = '/payment/recharge-balance';

/** The parts of the billing page, in order; the first is the default. */
export const billingTabs = ['balance', 'invoices', 'statements'] as const;

export type BillingTab = (typeof billingTabs)[number];

const overview = '/payment';

export const billingPaths = {
  overview,
  tab: (tab: BillingTab) => (tab === billingTabs[0] ? overview : `${overview}?tab=${tab}`),
  /** The invoices with one of them open. */
  invoice: (number: string) => `${overview}?tab=invoices&document=${number}`,
  /** The ledger with one of the top-ups open. */
  topUpDetails: (id: string) => `${overview}?${topUpParameter}=${id}`,
  topUp,
  /** For topping up the amount, rounded up to a whole riyal, and then returning to `returnTo`. */
  topUpFor: (riyals: Money, returnTo: string) =>
    `${topUp}?${new URLSearchParams({
      [amountParameter]: String(Math.ceil(riyals.amount / 100)),
      [returnParameter]: returnTo,
    }).toString()}`,
} as const;

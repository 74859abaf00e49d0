import type { components } from '../../openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What a customer, the couriers and the clock may do. */
export const CALLS = [
  ...(['top_up', 'retry', 'notify', 'outcome', 'reconcile'] as const),
  ...(['create', 'cancel', 'deliver', 'collect', 'remit', 'close'] as const),
];

/** What may happen to a payment at its provider, in the end by taking some or all of it back. */
export type ProviderEvent = 'paid' | 'failed' | 'expired' | 'late' | 'part' | 'all';

/** Something that is done: which of the calls, and with which key, top-up or shipment. */
export interface Call {
  do: (typeof CALLS)[number];
  which: number;
}

/** A call with its target, resolved when it was chosen, so that repeating it repeats the request. */
export type Aimed = Call & {
  payment: string | undefined;
  topUp: Pick<Schemas['TopUp'], 'id' | 'credit'> | undefined;
  shipment: string | undefined;
};

/** A top-up as the customer knows it. */
export interface KnownTopUp {
  id: string;
  amount: Schemas['TopUpCreate']['amount'];
  /** The credit last shown to the customer. */
  credit: Schemas['TopUp']['credit'];
  payments: string[];
}

/** What each of the keys tops up. */
export const AMOUNTS = [
  { amount: 1_000, currency: 'SAR' },
  { amount: 9_999, currency: 'SAR' },
  { amount: 2_875, currency: 'EUR' },
  { amount: 1_117, currency: 'EUR' },
] as const;

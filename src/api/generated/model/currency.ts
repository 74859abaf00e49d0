/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * ISO 4217 code of the currency.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  /** Saudi riyal, of 100 halalas; the currency of balances. */
  SAR: 'SAR',
  /** US dollar, of 100 cents. */
  USD: 'USD',
  /** UAE dirham, of 100 fils. */
  AED: 'AED',
  /** Pound sterling, of 100 pence. */
  GBP: 'GBP',
  /** Euro, of 100 cents. */
  EUR: 'EUR',
} as const;

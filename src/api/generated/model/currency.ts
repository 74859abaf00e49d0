/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  SAR: 'SAR',
  USD: 'USD',
  AED: 'AED',
  GBP: 'GBP',
  EUR: 'EUR',
} as const;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type AccountType = typeof AccountType[keyof typeof AccountType];


export const AccountType = {
  company: 'company',
  individual: 'individual',
} as const;

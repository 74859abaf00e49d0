/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the customer is a company or an individual.
 */
export type AccountType = typeof AccountType[keyof typeof AccountType];


export const AccountType = {
  /** A business, which can also connect stores and read reports. */
  company: 'company',
  /** A person. */
  individual: 'individual',
} as const;

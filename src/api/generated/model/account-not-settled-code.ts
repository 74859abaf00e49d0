/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Always `account_not_settled`.
 */
export type AccountNotSettledCode = typeof AccountNotSettledCode[keyof typeof AccountNotSettledCode];


export const AccountNotSettledCode = {
  account_not_settled: 'account_not_settled',
} as const;

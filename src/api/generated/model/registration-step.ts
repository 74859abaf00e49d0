/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The next step. It and the steps before it can be submitted.
 */
export type RegistrationStep = typeof RegistrationStep[keyof typeof RegistrationStep];


export const RegistrationStep = {
  account_data: 'account_data',
  code: 'code',
  extra_data: 'extra_data',
} as const;

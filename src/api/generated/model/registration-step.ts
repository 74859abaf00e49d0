/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The next step. It and the steps before it can be submitted.
 */
export type RegistrationStep = typeof RegistrationStep[keyof typeof RegistrationStep];


export const RegistrationStep = {
  /** E-mail, phone and password. */
  account_data: 'account_data',
  /** The code that was sent. */
  code: 'code',
  /** The address. */
  extra_data: 'extra_data',
} as const;

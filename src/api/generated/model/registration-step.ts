/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The step that comes next; it and those before it are open.
 */
export type RegistrationStep = typeof RegistrationStep[keyof typeof RegistrationStep];


export const RegistrationStep = {
  account_data: 'account_data',
  code: 'code',
  extra_data: 'extra_data',
} as const;

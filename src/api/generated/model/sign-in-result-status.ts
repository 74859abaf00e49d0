/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which of the two is present.
 */
export type SignInResultStatus = typeof SignInResultStatus[keyof typeof SignInResultStatus];


export const SignInResultStatus = {
  /** `session` is present. */
  signed_in: 'signed_in',
  /** `challenge` is present; continue with `confirmSignIn`. */
  code_required: 'code_required',
} as const;

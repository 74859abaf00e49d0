/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a code that was sent, for the caller that requested it.
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9._~+/-]+=*$
 */
export type ChallengeToken = string;

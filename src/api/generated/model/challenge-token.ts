/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a code that was sent, for the caller that requested it.
 * @maxLength 100
 * @pattern ^mzc_[A-Za-z0-9_-]{43}$
 */
export type ChallengeToken = string;

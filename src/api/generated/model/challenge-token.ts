/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Names a code that was sent, to whoever asked for it.
 * @maxLength 100
 * @pattern ^mzc_[A-Za-z0-9_-]{43}$
 */
export type ChallengeToken = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a session.
 * @maxLength 30
 * @pattern ^ses_[0-9a-hjkmnp-tv-z]{26}$
 */
export type SessionId = string;

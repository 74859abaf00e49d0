/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a saved receiver.
 * @maxLength 30
 * @pattern ^rcv_[0-9a-hjkmnp-tv-z]{26}$
 */
export type SavedReceiverId = string;

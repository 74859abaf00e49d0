/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an item. It stays the same as long as its kind and subject do.
 * @maxLength 60
 * @pattern ^[a-z_]{1,20}-[a-z]{3}_[0-9a-z]{26}$
 */
export type AttentionId = string;

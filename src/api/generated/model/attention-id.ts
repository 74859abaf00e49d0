/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an item. It stays the same as long as its kind and subject do.
 * @maxLength 150
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type AttentionId = string;

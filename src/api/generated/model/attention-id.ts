/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The same as long as the item's kind and what it concerns are.
 * @maxLength 60
 * @pattern ^[a-z_]{1,20}-[a-z]{3}_[0-9a-z]{26}$
 */
export type AttentionId = string;

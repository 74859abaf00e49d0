/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a product.
 * @maxLength 30
 * @pattern ^prd_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ProductId = string;

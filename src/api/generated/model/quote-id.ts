/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a quote.
 * @maxLength 30
 * @pattern ^qte_[0-9a-hjkmnp-tv-z]{26}$
 */
export type QuoteId = string;

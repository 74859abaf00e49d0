/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a saved payment method.
 * @maxLength 30
 * @pattern ^spm_[0-9a-hjkmnp-tv-z]{26}$
 */
export type PaymentMethodId = string;

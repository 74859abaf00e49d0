/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a rule.
 * @maxLength 30
 * @pattern ^rul_[0-9a-hjkmnp-tv-z]{26}$
 */
export type CourierRuleId = string;

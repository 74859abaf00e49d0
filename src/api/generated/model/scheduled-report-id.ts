/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a scheduled report.
 * @maxLength 30
 * @pattern ^srp_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ScheduledReportId = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an entry of the activity log.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type ActivityId = string;

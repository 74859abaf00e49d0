/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A delivery in the platform's own format, authenticated in the platform's own way. Any content is accepted.
 */
export interface StorePayload {}

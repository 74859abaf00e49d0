/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In the platform's own format, authenticated in the platform's own way. Anything is kept.
 */
export interface StorePayload {}

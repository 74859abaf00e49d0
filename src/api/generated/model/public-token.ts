/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Unguessable; opens the public page of one shipment to whoever has it.
 * @minLength 32
 * @maxLength 32
 * @pattern ^[0-9a-f]{32}$
 */
export type PublicToken = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Unguessable; gives anyone who has it access to the public page of one shipment.
 * @minLength 32
 * @maxLength 32
 * @pattern ^[0-9a-f]{32}$
 */
export type PublicToken = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Postal code of the address. In Saudi Arabia, five digits.
 * @maxLength 12
 * @pattern ^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$
 */
export type PostalCode = string;

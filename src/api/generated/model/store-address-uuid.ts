/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Random; part of the address.
 * @maxLength 36
 */
export type StoreAddressUuid = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A random UUID, part of the address that the platform calls.
 * @maxLength 36
 */
export type StoreAddressUuid = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Building number of a Saudi National Address.
 * @maxLength 4
 * @pattern ^[0-9]{4}$
 */
export type BuildingNumber = string;

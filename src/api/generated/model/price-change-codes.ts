/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * City and country codes, or values of the list's enum. Absent if there are none.
 * @minItems 1
 * @maxItems 300
 * @items.maxLength 40
 * @items.pattern ^[A-Za-z_]{2,40}$
 */
export type PriceChangeCodes = string[];

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A code from `listCities` or, abroad, from `listCountries`.
 * @maxLength 40
 * @pattern ^([A-Z]{2}|[a-z][a-z_]{1,39})$
 */
export type AreaCode = string;

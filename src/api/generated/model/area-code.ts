/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A code of `listCities` or, abroad, of `listCountries`.
 * @maxLength 40
 * @pattern ^([A-Z]{2}|[a-z][a-z_]{1,39})$
 */
export type AreaCode = string;

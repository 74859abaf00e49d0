/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In Saudi Arabia, a city code from `listCities`; abroad, a country code from `listCountries`.
 * @maxLength 40
 * @pattern ^([A-Z]{2}|[a-z][a-z_]{1,39})$
 */
export type AreaCode = string;

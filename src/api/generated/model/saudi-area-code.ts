/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Code of a Saudi city or region from `listCities`.
 * @maxLength 40
 * @pattern ^([A-Z]{2}|[a-z][a-z_]{1,39})$
 */
export type SaudiAreaCode = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * ISO 3166-1 alpha-2.
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

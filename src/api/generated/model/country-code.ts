/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An ISO 3166-1 alpha-2 country code, in upper case.
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Commercial registration number of the business. In Saudi Arabia, ten digits: either the old number or the unified one. Abroad, in the country's own format.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF<>]+([^\S\u0000-\u001F\u007F-\u009F]+[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF<>]+)*$
 */
export type CommercialRegistration = string;

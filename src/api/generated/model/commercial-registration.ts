/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In Saudi Arabia, ten digits: either the old number or the unified one. Abroad, in the country's own format.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\s<>]([^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069<>]*[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\s<>])?$
 */
export type CommercialRegistration = string;

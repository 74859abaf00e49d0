/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * CSV (RFC 4180) in UTF-8, with a byte order mark that many clients remove when decoding.
 * @maxLength 100000000
 * @pattern ^[^\u0000]*$
 */
export type ImportCsvFile = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * CSV (RFC 4180) with lines ending in CR LF. Many clients remove the byte order mark when decoding.
 * @maxLength 1000000000
 * @pattern ^\uFEFF?(الرقم|No\.),[\s\S]*$
 */
export type CsvFile = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * RFC 4180, with lines that end in CR and LF. Many clients take the byte order mark away as they decode.
 * @maxLength 1000000000
 * @pattern ^\uFEFF?(الرقم|No\.),[\s\S]*$
 */
export type CsvFile = string;

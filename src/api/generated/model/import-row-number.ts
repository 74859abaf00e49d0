/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of the row as in a spreadsheet: 1 is the first line of the file, which usually has the headings.
 * @minimum 1
 * @maximum 2000000
 */
export type ImportRowNumber = number;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The row's number as a spreadsheet counts: 1 is the first line of the file, usually the headings.
 * @minimum 1
 * @maximum 2000000
 */
export type ImportRowNumber = number;

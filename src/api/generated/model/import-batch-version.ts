/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Version of the batch, increased by every change of its rows, columns or prices. A step must state the version that the person has seen.
 * @minimum 1
 * @maximum 2000000000
 */
export type ImportBatchVersion = number;

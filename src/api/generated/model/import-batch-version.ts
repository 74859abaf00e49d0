/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Increased by whatever changes the rows, their order of columns or their prices. A step must state the version that the person has seen.
 * @minimum 1
 * @maximum 2000000000
 */
export type ImportBatchVersion = number;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Position of the column in the file, counting from 0.
 * @minimum 0
 * @maximum 199
 */
export type ImportColumnIndex = number;

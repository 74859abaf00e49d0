/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Millionths of a riyal for one unit of the currency: 3750000 is SAR 3.75.
 * @minimum 1
 * @maximum 1000000000
 */
export type MicroSar = number;

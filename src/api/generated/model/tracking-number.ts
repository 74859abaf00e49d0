/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * MZ, ten digits and a check digit.
 * @maxLength 13
 * @pattern ^MZ[0-9]{11}$
 */
export type TrackingNumber = string;

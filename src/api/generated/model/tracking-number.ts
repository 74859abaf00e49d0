/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * MZ, ten digits and their check digit by the Luhn formula (ISO/IEC 7812-1, annex B): the digits 7992739871 make MZ79927398713.
 * @maxLength 13
 * @pattern ^MZ[0-9]{11}$
 */
export type TrackingNumber = string;

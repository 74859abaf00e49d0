/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Tracking number of a shipment: `MZ`, ten digits, and a check digit by the Luhn formula (ISO/IEC 7812-1, annex B). The digits 7992739871 make `MZ79927398713`.
 * @maxLength 13
 * @pattern ^MZ[0-9]{11}$
 */
export type TrackingNumber = string;

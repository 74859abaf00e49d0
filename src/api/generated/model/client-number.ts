/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a client within the account: a receiver by the phone number. It stays the same while the account exists.
 * @minimum 1
 * @maximum 2000000000
 */
export type ClientNumber = number;

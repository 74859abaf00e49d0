/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a client within the account: a receiver, by phone number. It stays the same for as long as the account exists.
 * @minimum 1
 * @maximum 2000000000
 */
export type ClientNumber = number;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a movement of the ledger.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type TransactionId = string;

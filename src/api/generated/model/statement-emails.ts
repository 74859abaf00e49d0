/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the account gets its monthly statement by e-mail, on the first day of the next month. An account without a verified e-mail gets none.
 */
export type StatementEmails = boolean;

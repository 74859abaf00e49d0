/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An unguessable token that gives anyone who has it access to one public page.
 * @minLength 32
 * @maxLength 32
 * @pattern ^[0-9a-f]{32}$
 */
export type PublicToken = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Six digits. After five wrong ones it is dead.
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type Code = string;

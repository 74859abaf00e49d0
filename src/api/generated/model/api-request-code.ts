/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The `code` of a problem, one of `ProblemCode`.
 * @maxLength 60
 * @pattern ^[a-z]+(_[a-z]+)*$
 */
export type ApiRequestCode = string;

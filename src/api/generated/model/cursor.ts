/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An opaque position in a list; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Cursor = string;

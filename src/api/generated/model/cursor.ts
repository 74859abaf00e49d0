/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Opaque; hand it back as it came.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Cursor = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A WebP picture, as a data URL in Base64.
 * @maxLength 2000000
 * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
 */
export type PhotoContent = string;

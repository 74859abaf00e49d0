/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A square of 96 pixels in WebP, as a data URL.
 * @maxLength 20000
 * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
 */
export type PhotoPreview = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A square WebP picture of 96 pixels a side, as a data URL in Base64.
 * @maxLength 20000
 * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
 */
export type PhotoPreview = string;

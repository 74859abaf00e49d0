/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface ProductPhoto {
  /**
     * The picture in WebP, at most 1000 pixels a side, as a data URL.
     * @maxLength 3000000
     * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
     */
  content: string;
}

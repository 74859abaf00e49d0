/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The photo of a product.
 */
export interface ProductPhoto {
  /**
     * The photo in WebP, at most 1000 pixels a side, as a data URL in Base64.
     * @maxLength 3000000
     * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
     */
  content: string;
}

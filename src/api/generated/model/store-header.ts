/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface StoreHeader {
  /**
     * In lower case.
     * @minLength 1
     * @maxLength 100
     * @pattern ^[!-~]+$
     */
  name: string;
  /**
     * Secrets are masked but for their last four characters.
     * @maxLength 500
     * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
     */
  value: string;
}

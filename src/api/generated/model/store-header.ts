/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * One HTTP header of a delivery.
 */
export interface StoreHeader {
  /**
     * Name of the header, in lower case.
     * @minLength 1
     * @maxLength 100
     * @pattern ^[!-~]+$
     */
  name: string;
  /**
     * Value of the header. Secrets are masked except for their last four characters.
     * @maxLength 500
     * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
     */
  value: string;
}

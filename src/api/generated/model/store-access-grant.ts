/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface StoreAccessGrant {
  /**
     * The store's token.
     * @minLength 8
     * @maxLength 4000
     * @pattern ^[!-~]+$
     */
  token: string;
}

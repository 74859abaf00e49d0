/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Access to a store.
 */
export interface StoreAccessGrant {
  /**
     * The store's token, which Zid shows to the store's owner.
     * @minLength 8
     * @maxLength 4000
     * @pattern ^[!-~]+$
     */
  token: string;
}

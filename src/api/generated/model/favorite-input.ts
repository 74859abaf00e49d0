/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Settings of a favorite. An empty object adds the favorite, or leaves an existing one as it is.
 */
export interface FavoriteInput {
  /** True makes it the account's default courier, in place of any other; false makes it an ordinary favorite. If absent, this does not change. */
  is_default?: boolean;
}

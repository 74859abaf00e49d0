/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An empty object adds a favorite and leaves an existing one as it is.
 */
export interface FavoriteInput {
  /** Makes it the account's default courier, in place of another one, or an ordinary favorite again. Left out, this does not change. */
  is_default?: boolean;
}

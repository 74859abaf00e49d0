/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Favorite } from './favorite.ts';

/**
 * The account's favorites.
 */
export interface FavoriteList {
  /**
     * The favorites, in the order in which they were added.
     * @maxItems 200
     */
  data: Favorite[];
}

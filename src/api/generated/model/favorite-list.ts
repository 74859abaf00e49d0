/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Favorite } from './favorite.ts';

export interface FavoriteList {
  /** @maxItems 200 */
  data: Favorite[];
}

import type { Favorite } from '../../api/generated/model/favorite.ts';
import type { FavoriteChange } from '../../shared/couriers/use-favorites.ts';

/** The favorites as they will be once the server has carried out `changes`, oldest first. */
export function withChanges(
  favorites: readonly Favorite[],
  changes: readonly FavoriteChange[],
): Favorite[] {
  const chosen = changes.findLast(({ input }) => input?.is_default === true)?.courierId;
  return favorites.flatMap((favorite) => {
    const { id } = favorite.courier;
    const own = changes.filter(({ courierId }) => courierId === id);
    if (own.at(-1)?.input === null) return [];
    const isDefault = own.findLast(({ input }) => input?.is_default !== undefined)?.input;
    const isReplaced = chosen !== undefined && chosen !== id;
    return {
      ...favorite,
      is_default: !isReplaced && (isDefault?.is_default ?? favorite.is_default),
    };
  });
}

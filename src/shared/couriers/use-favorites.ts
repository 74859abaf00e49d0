import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../api/errors.ts';
import { treatFailure } from '../../api/failure-policy.ts';
import {
  deleteFavorite,
  getListFavoritesQueryKey,
  saveFavorite,
  useListFavorites,
} from '../../api/generated/favorites/favorites.ts';
import type { FavoriteInput } from '../../api/generated/model/favorite-input.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** A star that was pressed, or another default courier. */
export interface FavoriteChange {
  courierId: string;
  /** Null removes the favorite. */
  input: FavoriteInput | null;
}

const mutationKey = ['changeFavorite'];

/**
 * Changes favorites one after the other. {@link usePendingFavorites} tells what is on its way;
 * a change that fails is no longer among them, which undoes it, and a toast says so.
 */
export function useChangeFavorite(): (change: FavoriteChange) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    mutationFn: async ({ courierId, input }: FavoriteChange) => {
      await (input ? saveFavorite(courierId, input) : deleteFavorite(courierId));
    },
    // Pending until the list has arrived, so that no star shows its old state in between.
    onSuccess: () => client.invalidateQueries({ queryKey: getListFavoritesQueryKey() }),
    onError: (error) => {
      if (treatFailure(error, undefined) !== 'screen' || asApiError(error)?.status === 401) return;
      showToast({ tone: 'error', titleId: 'shared.couriers.favorite.failed' });
    },
  });
  return mutate;
}

/** The changes that the server has not confirmed yet, oldest first. */
export function usePendingFavorites(): FavoriteChange[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as FavoriteChange,
  });
}

/** Whether the account has marked the courier, as far as is known. */
export function useIsFavorite(courierId: string): boolean {
  const { data } = useListFavorites();
  const pending = usePendingFavorites().findLast((change) => change.courierId === courierId);
  if (pending) return pending.input !== null;
  return data?.data.some(({ courier }) => courier.id === courierId) ?? false;
}

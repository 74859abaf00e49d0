import { useState } from 'react';
import { useListFavorites } from '../../api/generated/favorites/favorites.ts';

/** Where couriers' prices stand: 0 for the default courier, 1 for other favorites. */
export type FavoriteRanks = ReadonlyMap<string, number>;

/**
 * The ranks when `arrangement` last changed. A star pressed since then moves no card, which would
 * jump away from under the pointer.
 */
export function useFavoriteRanks(arrangement: string): FavoriteRanks {
  const { data } = useListFavorites();
  const [kept, setKept] = useState<{ of: string; ranks: FavoriteRanks }>({
    of: '',
    ranks: new Map(),
  });
  const of = `${arrangement} ${data ? 'known' : 'unknown'}`;
  if (kept.of === of) return kept.ranks;
  const favorites = data?.data ?? [];
  const ranks = new Map(
    favorites.map(({ courier, is_default }) => [courier.id, is_default ? 0 : 1]),
  );
  setKept({ of, ranks });
  return ranks;
}

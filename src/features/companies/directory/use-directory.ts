import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listCouriers } from '../../../api/generated/couriers/couriers.ts';
import { useListFavorites } from '../../../api/generated/favorites/favorites.ts';
import { directoryParcel, useUsualParcel } from '../../../shared/pricing/usual-parcel.ts';
import { readView } from './directory-address.ts';

/** Three or two cards side by side leave no gap. */
const perPage = 24;

/** The couriers that match the address, with their prices for the usual parcel. */
export function useDirectory() {
  const { parcel, params, setParcel } = useUsualParcel();
  const view = readView(params);
  const asked = parcel ? directoryParcel(parcel) : null;
  const { sort, takes_parcel, ...filters } = view;
  const query = {
    ...asked,
    ...filters,
    limit: perPage,
    // Without a parcel there is nothing to sort by price or time.
    sort: asked || sort === '-tier' ? sort : ('-rating' as const),
    ...(asked && takes_parcel && { takes_parcel }),
  };
  // With the filter for favorites, a star that changes changes the list.
  const favorites = useListFavorites({ query: { enabled: view.favorites === true } }).data?.data;
  const marked = view.favorites && favorites?.map(({ courier }) => courier.id);
  const list = useInfiniteQuery({
    queryKey: ['listCouriers', 'pages', query, marked],
    queryFn: ({ pageParam, signal }) =>
      listCouriers({ ...query, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ page }) => page.next_cursor ?? null,
    placeholderData: keepPreviousData,
    enabled: parcel !== undefined,
  });
  const pages = list.data?.pages;
  return {
    parcel,
    setParcel,
    view,
    couriers: pages?.flatMap(({ data }) => data),
    total: pages?.[0]?.page.total ?? 0,
    isStale: list.isPlaceholderData,
    isFailed: list.isError,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  };
}

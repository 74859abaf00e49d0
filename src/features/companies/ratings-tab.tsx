import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Courier } from '../../api/generated/model/courier.ts';
import type { ListCourierRatingsParams } from '../../api/generated/model/list-courier-ratings-params.ts';
import {
  getListCourierRatingsQueryKey,
  listCourierRatings,
} from '../../api/generated/ratings/ratings.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RatingCard } from './rating-card.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { RatingToolbar, ratingSorts, type RatingView } from './rating-toolbar.tsx';

const Root = styled('div')({ display: 'grid', gap: 20 });
const List = styled('ul')({ display: 'grid', gap: 12, '&[aria-busy="true"]': { opacity: 0.6 } });
const More = styled('div')({ display: 'flex', justifyContent: 'center' });

/** The ratings of a courier: their summary, and the ratings one by one. */
export function RatingsTab({ courier: { id: courierId } }: { courier: Pick<Courier, 'id'> }) {
  const text = useText();
  const [view, setView] = useRatingView();
  const query = { sort: ratingSorts[view.sort], ...(view.stars && { stars: view.stars }) };
  const list = useInfiniteQuery({
    queryKey: [...getListCourierRatingsQueryKey(courierId, query), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const params: ListCourierRatingsParams = {
        ...query,
        limit: 10,
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return listCourierRatings(courierId, params, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ page }) => page.next_cursor ?? null,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = list;
  const [first] = data?.pages ?? [];
  if (!first) {
    return (
      <Panel title={text('companies.ratings.title')}>
        {isError ? (
          <FailedState onRetry={() => void list.refetch()} />
        ) : (
          <LinesSkeleton lines={6} height={28} />
        )}
      </Panel>
    );
  }
  if (first.summary.count === 0) {
    return (
      <Panel title={text('companies.ratings.title')}>
        <EmptyState
          title={text('companies.ratings.none')}
          description={text('companies.ratings.noneLead')}
        />
      </Panel>
    );
  }
  const shown = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Root>
      <Panel title={text('companies.ratings.title')} description={text('companies.ratings.lead')}>
        <RatingSummary
          summary={first.summary}
          stars={view.stars}
          onStars={(stars) => {
            setView({ ...view, stars });
          }}
        />
      </Panel>
      <RatingToolbar total={first.page.total} view={view} onChange={setView} />
      {shown.length === 0 && <EmptyState title={text('companies.ratings.noneOfStars')} />}
      <List aria-busy={isPlaceholderData}>
        {shown.map((rating) => (
          <RatingCard key={rating.id} rating={rating} />
        ))}
      </List>
      {list.hasNextPage && (
        <More>
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text('companies.ratings.more')}
          </Button>
        </More>
      )}
    </Root>
  );
}

/** The order and the filter, which are in the address. */
function useRatingView(): [RatingView, (view: RatingView) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('stars'));
  const sort = (Object.keys(ratingSorts) as RatingView['sort'][]).find(
    (each) => each === params.get('sort'),
  );
  const view: RatingView = {
    sort: sort ?? 'newest',
    stars: [1, 2, 3, 4, 5].find((each) => each === asked),
  };
  const setView = (next: RatingView) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('sort');
        after.delete('stars');
        if (next.sort !== 'newest') after.set('sort', next.sort);
        if (next.stars !== undefined) after.set('stars', String(next.stars));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [view, setView];
}

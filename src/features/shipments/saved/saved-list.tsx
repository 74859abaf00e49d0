import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Page } from '../../../api/generated/model/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { SearchBox } from '../../../ui/filters/search-box.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });
const Rows = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const None = styled('p')({ paddingBlock: 24, color: colors.inkMuted, textAlign: 'center' });

interface SavedListProps<Item> {
  /** Begins the query key, so that changes of an item make the list stale. */
  operation: 'listSavedReceivers' | 'listParcelPresets' | 'listShipmentDrafts';
  load: (
    question: { q?: string; cursor?: string; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<{ data: Item[]; page: Page }>;
  /** Left out if the list cannot be searched. */
  searchLabel?: string;
  emptyTitle: string;
  emptyLead: string;
  action: ReactNode;
  children: (item: Item) => ReactNode;
}

const limit = 50;
/** Shorter lists need no search. */
const worthSearching = 6;

/** All saved items of one kind, with a search. */
export function SavedList<Item extends { id: string }>(props: SavedListProps<Item>) {
  const { operation, load, searchLabel, action, children } = props;
  const text = useText();
  const [q, setQ] = useState('');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [operation, 'all', q],
      queryFn: ({ pageParam, signal }) =>
        load(
          { limit, ...(q !== '' && { q }), ...(pageParam !== '' && { cursor: pageParam }) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ page }) => page.next_cursor,
      placeholderData: keepPreviousData,
    });
  const items = data?.pages.flatMap((page) => page.data);
  const total = data?.pages[0]?.page.total ?? 0;

  if (!items) {
    return isError ? (
      <FailedState onRetry={() => void refetch()} />
    ) : (
      <LinesSkeleton lines={4} height={56} />
    );
  }
  if (q === '' && items.length === 0) {
    return <EmptyState title={props.emptyTitle} description={props.emptyLead} action={action} />;
  }
  return (
    <Root>
      {searchLabel !== undefined && (q !== '' || total > worthSearching) && (
        <SearchBox
          label={searchLabel}
          placeholder={searchLabel}
          value={q}
          onSearch={setQ}
          maxLength={120}
        />
      )}
      {items.length === 0 && <None role="status">{text('shipments.saved.noneFound')}</None>}
      <Rows>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </Rows>
      {hasNextPage && (
        <Button
          variant="outline"
          loading={isFetchingNextPage}
          onClick={() => {
            void fetchNextPage();
          }}
        >
          {text('shipments.saved.more')}
        </Button>
      )}
      {action}
    </Root>
  );
}

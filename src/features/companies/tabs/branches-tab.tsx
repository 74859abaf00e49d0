import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { listBranches } from '../../../api/generated/couriers/couriers.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { BranchCard } from './branch-card.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: 16,
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
});

const perPage = 12;

interface Filters {
  q?: string | undefined;
  city?: string | undefined;
  drop_off?: string | undefined;
  cash_payout?: string | undefined;
}

/** A courier's branches, the nearest to the account's city first. */
export function BranchesTab({ courier }: { courier: Courier }) {
  const text = useText();
  const { cityName } = usePlaceNames();
  const { cityOptions } = usePlaceOptions();
  const profile = useGetProfile().data;
  const [filters, setFilters] = useState<Filters>({});
  const near = profile?.country === HOME_COUNTRY ? profile.city : undefined;
  const { q, city, drop_off, cash_payout } = filters;
  const query = {
    ...(q && { q }),
    ...(city !== undefined && { city }),
    ...(near !== undefined && { near }),
    ...(drop_off !== undefined && { drop_off: true }),
    ...(cash_payout !== undefined && { cash_payout: true }),
    limit: perPage,
  };
  const list = useInfiniteQuery({
    queryKey: ['listBranches', courier.id, query],
    queryFn: ({ pageParam, signal }) =>
      listBranches(courier.id, { ...query, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ page }) => page.next_cursor,
    placeholderData: keepPreviousData,
    enabled: profile !== undefined,
  });
  const branches = list.data?.pages.flatMap(({ data }) => data);
  const filtersOn = [city, drop_off, cash_payout].filter((each) => each !== undefined).length;
  const filter = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string | undefined) => {
      setFilters({ ...filters, [name]: value });
    },
  });
  if (courier.branch_count === 0) {
    return (
      <Panel>
        <EmptyState
          title={text('companies.branches.none')}
          description={text('companies.branches.none.description')}
        />
      </Panel>
    );
  }
  return (
    <Stack>
      <Panel flush>
        <FilterBar
          searchLabel={text('companies.branches.search')}
          searchPlaceholder={text('companies.branches.searchPlaceholder')}
          words={q}
          onSearch={(words) => {
            setFilters({ ...filters, q: words });
          }}
          filtersOn={filtersOn}
          onClear={
            filtersOn > 0 || q
              ? () => {
                  setFilters({});
                }
              : undefined
          }
        >
          <OptionFilter
            {...filter('city')}
            label={text('companies.branches.city')}
            options={cityOptions}
          />
          <OptionFilter
            {...filter('drop_off')}
            label={text('companies.branches.dropOff')}
            options={[{ value: 'true', label: text('companies.branches.only') }]}
          />
          <OptionFilter
            {...filter('cash_payout')}
            label={text('companies.branches.cashPayout')}
            options={[{ value: 'true', label: text('companies.branches.only') }]}
          />
        </FilterBar>
      </Panel>
      {near !== undefined && branches && branches.length > 0 && (
        <Note>{text('companies.branches.near', { city: cityName(near) })}</Note>
      )}
      {!branches && (
        <Panel>
          {list.isError ? (
            <FailedState onRetry={() => void list.refetch()} />
          ) : (
            <LinesSkeleton lines={6} height={44} />
          )}
        </Panel>
      )}
      {branches?.length === 0 && (
        <Panel>
          <EmptyState art="search" title={text('companies.branches.noMatch')} />
        </Panel>
      )}
      <Cards>
        {branches?.map((branch) => (
          <li key={branch.id}>
            <BranchCard branch={branch} />
          </li>
        ))}
      </Cards>
      {list.hasNextPage && (
        <Button
          variant="outline"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text('companies.branches.more')}
        </Button>
      )}
    </Stack>
  );
}

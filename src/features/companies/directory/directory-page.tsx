import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ListedCourier } from '../../../api/generated/model/listed-courier.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CompareBar } from '../../../shared/couriers/compare/compare-bar.tsx';
import { useCompared } from '../../../shared/couriers/compare/use-compared.ts';
import { ParcelBar } from '../../../shared/pricing/parcel-bar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { motion, type } from '../../../ui/theme/tokens.ts';
import { CourierCard } from './courier-card.tsx';
import { countFilters, withView } from './directory-address.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { useDirectory } from './use-directory.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Count = styled('h2')({ ...type.h3 });
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: 16,
  transition: `opacity ${motion.quick}`,
  '&[data-outdated="true"]': { opacity: 0.55 },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
});

/** `/companies`: every courier, with its price for the usual parcel. */
export function Component() {
  const text = useText();
  const [, setParams] = useSearchParams();
  const directory = useDirectory();
  const { parcel, setParcel, view, couriers, total } = directory;
  const compared = useCompared();
  return (
    <>
      <PageHeader
        title={text('companies.directory.title')}
        description={text('companies.directory.description')}
      />
      <Stack>
        <ParcelBar parcel={parcel} onChange={setParcel} />
        <DirectoryFilters
          view={view}
          hasParcel={parcel !== null}
          onChange={(changes, replace = false) => {
            setParams((current) => withView(current, changes), {
              replace,
              preventScrollReset: true,
            });
          }}
        />
        {couriers && couriers.length > 0 && (
          <Count aria-live="polite">{text('companies.directory.count', { count: total })}</Count>
        )}
        <List
          directory={directory}
          card={(courier) => <CourierCard courier={courier} compared={compared} />}
        />
        <CompareBar compared={compared} parcel={parcel} />
      </Stack>
    </>
  );
}

interface ListProps {
  directory: ReturnType<typeof useDirectory>;
  card: (courier: ListedCourier) => ReactNode;
}

function List({ directory, card }: ListProps) {
  const text = useText();
  const { view, couriers, isStale, isFailed, retry, more, isLoadingMore } = directory;
  const isNarrowed = countFilters(view) > 0 || view.q !== undefined;
  if (!couriers) {
    return (
      <Panel>
        {isFailed ? <FailedState onRetry={retry} /> : <LinesSkeleton lines={8} height={44} />}
      </Panel>
    );
  }
  if (couriers.length === 0) {
    return (
      <Panel>
        <EmptyState
          art={isNarrowed ? 'search' : 'empty'}
          title={text(isNarrowed ? 'companies.directory.none' : 'companies.directory.empty')}
          description={text(
            isNarrowed
              ? 'companies.directory.none.description'
              : 'companies.directory.empty.description',
          )}
        />
      </Panel>
    );
  }
  return (
    <>
      <Cards data-outdated={isStale} aria-busy={isStale}>
        {couriers.map((courier) => (
          <li key={courier.id}>{card(courier)}</li>
        ))}
      </Cards>
      {more && (
        <Button variant="outline" loading={isLoadingMore} onClick={more}>
          {text('companies.directory.more')}
        </Button>
      )}
    </>
  );
}

import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ParcelBar } from '../../../shared/pricing/parcel-bar.tsx';
import { parcelParams } from '../../../shared/pricing/parcel-address.ts';
import { pricedQuoteOptions } from '../../../shared/pricing/priced-quote.ts';
import { requestOf } from '../../../shared/pricing/quote-request.ts';
import { useUsualParcel } from '../../../shared/pricing/usual-parcel.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { columnsOf, nearestTo } from '../compare/columns.ts';
import { Matrix } from '../compare/matrix.tsx';
import { comparable, companyPaths } from '../paths.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

/** A courier beside those whose prices for the usual parcel are nearest to its own. */
export function NearestTab({ courier }: { courier: Courier }) {
  const text = useText();
  const { parcel, setParcel } = useUsualParcel();
  const { data, isError, refetch } = useQuery(
    pricedQuoteOptions(parcel ? requestOf(parcel) : null),
  );
  const ids = data ? nearestTo(data.quote, courier.id, comparable.most - 1) : [];
  return (
    <Stack>
      <ParcelBar parcel={parcel} onChange={setParcel} />
      {isError && (
        <Panel>
          <FailedState onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !isError && parcel !== null && (
        <Panel>
          <LinesSkeleton lines={8} height={36} />
        </Panel>
      )}
      {data && parcel && ids.length < comparable.least && (
        <Panel>
          <EmptyState art="search" title={text('companies.nearest.none')} />
        </Panel>
      )}
      {data && parcel && ids.length >= comparable.least && (
        <Panel
          flush
          title={text('companies.nearest.title')}
          description={text('companies.nearest.description')}
          actions={
            <ButtonLink
              variant="outline"
              size="small"
              to={companyPaths.compareResults(ids, parcelParams(parcel))}
            >
              {text('companies.nearest.open')}
            </ButtonLink>
          }
        >
          <Matrix quote={data.quote} columns={columnsOf(data.quote, ids)} parcel={parcel} />
        </Panel>
      )}
    </Stack>
  );
}

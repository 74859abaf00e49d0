import { countNamed, readCouriers } from '../../../shared/couriers/compare/compare-address.ts';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ParcelBar } from '../../../shared/pricing/parcel-bar.tsx';
import { parcelParams } from '../../../shared/pricing/parcel-address.ts';
import { PriceSummary } from '../../../shared/pricing/price-summary.tsx';
import { pricedQuoteOptions } from '../../../shared/pricing/priced-quote.ts';
import { requestOf } from '../../../shared/pricing/quote-request.ts';
import { useUsualParcel } from '../../../shared/pricing/usual-parcel.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { comparable, companyPaths, withCouriers } from '../paths.ts';
import { columnsOf } from './columns.ts';
import { GoneCouriers } from './gone-couriers.tsx';
import { Matrix } from './matrix.tsx';
import { PriceTime } from './price-time.tsx';

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '@media print': { '& button, & details': { display: 'none' } },
});

/** `/companies/CompareCompaniesResults`: chosen couriers side by side for one parcel. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const { parcel, setParcel } = useUsualParcel();
  const ids = readCouriers(params);
  const search = withCouriers(parcel ? parcelParams(parcel) : new URLSearchParams(), ids);
  const change = `${companyPaths.compare}?${search.toString()}`;
  const isCut = countNamed(params) > ids.length;
  const isEnough = ids.length >= comparable.least;
  return (
    <>
      <PageHeader
        title={text('companies.results.title')}
        actions={
          isEnough && (
            <>
              <ButtonLink to={change} variant="outline">
                {text('companies.results.change')}
              </ButtonLink>
              <CopyButton
                value={`${location.origin}${companyPaths.compareResults(ids, search)}`}
                labelId="companies.results.copy"
              />
              <Button
                variant="outline"
                onClick={() => {
                  window.print();
                }}
              >
                {text('companies.results.print')}
              </Button>
            </>
          )
        }
      />
      <Stack>
        {isEnough ? (
          <>
            <ParcelBar parcel={parcel} onChange={setParcel} />
            {isCut && <Notice tone="info">{text('companies.results.tooMany')}</Notice>}
            {parcel && <Results ids={ids} />}
          </>
        ) : (
          <Panel>
            <EmptyState
              title={text('companies.results.tooFew')}
              description={text('companies.results.tooFew.description')}
              action={<ButtonLink to={change}>{text('companies.results.choose')}</ButtonLink>}
            />
          </Panel>
        )}
      </Stack>
    </>
  );
}

function Results({ ids }: { ids: readonly string[] }) {
  const text = useText();
  const { parcel } = useUsualParcel();
  const request = parcel ? requestOf(parcel) : null;
  const { data, isError, refetch } = useQuery(
    pricedQuoteOptions(request && { ...request, couriers: [...ids] }),
  );
  if (!parcel || !data) {
    return (
      <Panel>
        {isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={10} height={36} />
        )}
      </Panel>
    );
  }
  const { quote } = data;
  const columns = columnsOf(quote, ids);
  const gone = ids.filter((id) => !columns.some(({ courier }) => courier.id === id));
  return (
    <>
      {gone.length > 0 && <GoneCouriers ids={gone} left={columns.length} />}
      {quote.prices.length > 0 ? (
        <PriceSummary summary={quote.summary} />
      ) : (
        columns.length > 0 && (
          <Panel>
            <EmptyState
              art="search"
              title={text('companies.results.nobody')}
              description={text('companies.results.nobody.description')}
            />
          </Panel>
        )
      )}
      {columns.length > 0 && (
        <Panel flush title={text('companies.compare.title')}>
          <Matrix quote={quote} columns={columns} parcel={parcel} />
        </Panel>
      )}
      {quote.prices.length > 1 && <PriceTime prices={quote.prices} />}
    </>
  );
}

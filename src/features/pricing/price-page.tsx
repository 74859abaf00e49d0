import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { asApiError, fieldErrorsOf } from '../../api/errors.ts';
import { readParcel } from '../../shared/pricing/parcel-address.ts';
import { pricedQuoteOptions } from '../../shared/pricing/priced-quote.ts';
import { requestOf } from '../../shared/pricing/quote-request.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { useParcelForm } from './use-parcel-form.ts';

const loadResults = () => import('./price-results.tsx');
const PriceResults = lazy(async () => ({ default: (await loadResults()).PriceResults }));

const Results = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginBlockStart: 24,
  scrollMarginBlockStart: 84,
});

/** The price of every courier for a parcel, and why some cannot take it. */
export function Component() {
  const text = useText();
  const { form, params, setParams, settle } = useParcelForm();
  const request = requestOf(readParcel(params));
  // Typing requests no prices at first. After the first prices it updates them.
  const [isRequested, setRequested] = useState(request !== null);
  const results = useRef<HTMLDivElement>(null);
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...pricedQuoteOptions(isRequested ? request : null),
    placeholderData: keepPreviousData,
  });
  const submitError = useSubmitError(error);
  // Without a connection the prices are asked for when it is back.
  const isWaiting = fetchStatus === 'paused';
  const isFetching = fetchStatus !== 'idle';

  useEffect(() => {
    // While the server computes them; if that fails, they load with the prices.
    if (isFetching) loadResults().catch(() => undefined);
  }, [isFetching]);

  const submit = () => {
    settle();
    setRequested(true);
    results.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };

  return (
    <>
      <PageHeader title={text('pricing.title')} description={text('pricing.description')} />
      <ParcelForm
        form={form}
        onSubmit={submit}
        loading={isFetching}
        submitError={data ? submitError : null}
        faults={fieldErrorsOf(error)}
      />
      <Results ref={results}>
        {isWaiting && (
          <Notice tone="warning" assertive>
            {text('pricing.waiting')}
          </Notice>
        )}
        {data ? (
          <Suspense fallback={<ResultsSkeleton />}>
            <PriceResults
              priced={data}
              // Prices of another parcel stay visible until the new ones arrive.
              outdated={isPlaceholderData}
              loading={isFetching}
              params={params}
              setParams={setParams}
              onRefresh={() => void refetch()}
            />
          </Suspense>
        ) : error && asApiError(error)?.status !== 422 ? (
          <Panel>
            <FailedState onRetry={() => void refetch()} />
          </Panel>
        ) : isFetching ? (
          <ResultsSkeleton />
        ) : (
          <Panel>
            <EmptyState
              title={text('pricing.intro.title')}
              description={text('pricing.intro.description')}
            />
          </Panel>
        )}
      </Results>
    </>
  );
}

import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../api/errors.ts';
import { useGetCourier } from '../../api/generated/couriers/couriers.ts';
import { CourierId } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useText } from '../../i18n/use-text.ts';
import { checkId } from '../../shared/addresses/check-id.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CompanyHeader } from './company-header.tsx';
import { COMPANY_TABS, companyPaths } from './paths.ts';
import { CompanyTabs } from './tabs/company-tabs.tsx';
import { TAB_PARTS } from './tabs/tab-parts.ts';

export const loader = checkId(CourierId);

/** `/companies/:id`: a courier, one tab at a time. */
export function Component() {
  const { id = '' } = useParams();
  return <Company key={id} id={id} />;
}

function Company({ id }: { id: string }) {
  const text = useText();
  const [params] = useSearchParams();
  const { data: courier, error, refetch } = useGetCourier(id);
  const isUnknown = asApiError(error)?.status === 404;
  const current = COMPANY_TABS.find((tab) => tab === params.get('tab')) ?? COMPANY_TABS[0];
  const Part = TAB_PARTS[current];
  const skeleton = (
    <Panel>
      <LinesSkeleton lines={8} height={28} />
    </Panel>
  );
  return (
    <>
      {/* The header stays the same element from the start, because its heading has the focus. */}
      <CompanyHeader courier={courier} />
      {!isUnknown && <CompanyTabs id={id} current={current} params={params} />}
      {courier && (
        <Suspense key={current} fallback={skeleton}>
          <Part courier={courier} />
        </Suspense>
      )}
      {!courier && error === null && skeleton}
      {!courier && error !== null && (
        <Panel>
          {isUnknown ? (
            <EmptyState
              art="search"
              assertive
              title={text('companies.notFound.title')}
              description={text('companies.notFound.description')}
              action={
                <ButtonLink to={companyPaths.directory}>
                  {text('companies.notFound.all')}
                </ButtonLink>
              }
            />
          ) : (
            <FailedState onRetry={() => void refetch()} />
          )}
        </Panel>
      )}
    </>
  );
}

import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
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
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { pricingPath } from '../pricing/paths.ts';
import { CompanyHeader } from './company-header.tsx';
import { ServicePrices } from './service-prices.tsx';

const RatingsTab = lazy(async () => ({
  default: (await import('./ratings-tab.tsx')).RatingsTab,
}));

const Services = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.small });

export const loader = checkId(CourierId);

/** `/companies/:id`: a courier, its prices for each service, and its ratings. */
export function Component() {
  const { id = '' } = useParams();
  return <Company key={id} id={id} />;
}

function Company({ id }: { id: string }) {
  const text = useText();
  const { data: courier, error, refetch } = useGetCourier(id);
  const isUnknown = asApiError(error)?.status === 404;
  return (
    <>
      {/* The header stays the same element from the start, because its heading has the focus. */}
      <CompanyHeader courier={courier} />
      {courier ? (
        <Services>
          <Note>{text('companies.prices.vat')}</Note>
          {courier.services.map((service) => (
            <ServicePrices key={service.service_type} service={service} />
          ))}
          <Suspense fallback={<LinesSkeleton lines={6} height={28} />}>
            <RatingsTab courierId={id} />
          </Suspense>
        </Services>
      ) : (
        <Panel>
          {error === null && <LinesSkeleton lines={8} height={28} />}
          {error !== null && !isUnknown && <FailedState onRetry={() => void refetch()} />}
          {isUnknown && (
            <EmptyState
              art="search"
              assertive
              title={text('companies.notFound.title')}
              description={text('companies.notFound.description')}
              action={<ButtonLink to={pricingPath}>{text('companies.priceShipment')}</ButtonLink>}
            />
          )}
        </Panel>
      )}
    </>
  );
}

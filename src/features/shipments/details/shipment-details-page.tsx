import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors.ts';
import { ShipmentId } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useText } from '../../../i18n/use-text.ts';
import { shipmentPaths } from '../paths.ts';
import { trackingPaths } from '../../tracking/paths.ts';
import { checkId } from '../../../shared/addresses/check-id.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BackToList } from './back-to-list.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { ShipmentHeader } from './shipment-header.tsx';
import { ShipmentView } from './shipment-view.tsx';
import type { CancelConflict } from './use-cancellation.ts';
import { useShipment } from './use-shipment.ts';

export const loader = checkId(ShipmentId);

/** `/shipments/ShipmentDetails/:id`: all details of one shipment. */
export function Component() {
  const { id = '' } = useParams();
  return <ShipmentDetails key={id} id={id} />;
}

function ShipmentDetails({ id }: { id: string }) {
  const { data, error, refetch } = useShipment(id);
  const [conflict, setConflict] = useState<CancelConflict | null>(null);
  return (
    <>
      <BackToList />
      {/* The header stays the same element from the start, because its heading has the focus. */}
      <ShipmentHeader shipment={data} onConflict={setConflict} />
      {data && <ShipmentView shipment={data} conflict={conflict} />}
      {!data && error === null && <DetailsSkeleton />}
      {!data && error !== null && (
        <Panel>
          {asApiError(error)?.status === 404 ? (
            <NoSuchShipment />
          ) : (
            <FailedState
              onRetry={() => {
                void refetch();
              }}
            />
          )}
        </Panel>
      )}
    </>
  );
}

function NoSuchShipment() {
  const text = useText();
  return (
    <EmptyState
      art="search"
      assertive
      title={text('shipments.details.notFound.title')}
      description={text('shipments.details.notFound.description')}
      action={
        <>
          <ButtonLink to={shipmentPaths.list}>{text('shipments.list.title')}</ButtonLink>
          <ButtonLink to={trackingPaths.start} variant="outline">
            {text('shipments.details.notFound.trace')}
          </ButtonLink>
        </>
      }
    />
  );
}

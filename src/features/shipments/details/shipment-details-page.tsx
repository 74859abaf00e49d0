import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors.ts';
import { useGetShipment } from '../../../api/generated/shipments/shipments.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BackToList } from './back-to-list.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { ShipmentView } from './shipment-view.tsx';

/** `/shipments/ShipmentDetails/:id`: everything that is known of one shipment. */
export function ShipmentDetailsPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetShipment(id);
  if (data) return <ShipmentView key={data.id} shipment={data} />;
  return (
    <>
      <BackToList />
      <PageHeader title={text('shipments.details.title')} />
      {error === null ? (
        <DetailsSkeleton />
      ) : (
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
      assertive
      title={text('shipments.details.notFound.title')}
      description={text('shipments.details.notFound.description')}
      action={
        <>
          <Button component={Link} to={paths.myShipments}>
            {text('shipments.list.title')}
          </Button>
          <Button component={Link} to={paths.trace} variant="outlined">
            {text('shipments.details.notFound.trace')}
          </Button>
        </>
      }
    />
  );
}

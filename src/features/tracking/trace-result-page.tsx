import styled from '@emotion/styled';
import { Navigate, useParams } from 'react-router-dom';
import { asApiError } from '../../api/errors.ts';
import { useTrackShipment } from '../../api/generated/tracking/tracking.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackingPaths } from './paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { readTrackingNumber } from './read-tracking-number.ts';
import { TraceForm } from './trace-form.tsx';
import { TrackingHeader } from './tracking-header.tsx';
import { TrackingView } from './tracking-view.tsx';

const Narrow = styled('div')({ maxInlineSize: 760 });

/** `/trace/:id`: the progress of the shipment with this tracking number. */
export function Component() {
  const { id = '' } = useParams();
  const reading = readTrackingNumber(id);
  if (!reading.ok) {
    return (
      <>
        <TrackingHeader number={undefined} tracking={undefined} />
        <NotFound written={id} />
      </>
    );
  }
  // Other written forms of the number are redirected to one address.
  if (reading.number !== id)
    return <Navigate to={trackingPaths.shipment(reading.number)} replace />;
  return <Tracked key={id} number={id} />;
}

function Tracked({ number }: { number: string }) {
  const { data, error, refetch } = useTrackShipment(number);
  const unknown = asApiError(error)?.status === 404;
  return (
    <>
      {/* The header stays the same element from the start, because its heading has the focus. */}
      <TrackingHeader number={unknown ? undefined : number} tracking={data} />
      {data && <TrackingView tracking={data} />}
      {!data && unknown && <NotFound written={number} />}
      {!data && !unknown && (
        <Panel>
          {error === null ? (
            <LinesSkeleton lines={6} height={28} />
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

/** An invalid number, or one of no shipment in this account: allows correcting it. */
function NotFound({ written }: { written: string }) {
  const text = useText();
  return (
    <Narrow>
      <Panel>
        <EmptyState
          art="search"
          assertive
          title={text('tracking.notFound.title')}
          description={text('tracking.notFound.description', { number: `\u2066${written}\u2069` })}
        />
        <TraceForm key={written} initial={written} />
      </Panel>
    </Narrow>
  );
}

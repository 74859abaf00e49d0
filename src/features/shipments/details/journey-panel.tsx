import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useTrackShipment } from '../../../api/generated/tracking/tracking.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceText } from '../../../shared/places/use-place-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { JourneyTimeline } from '../../../shared/journey/journey-timeline.tsx';
import { RouteText } from '../../../shared/journey/route-text.tsx';
import { useHistoryEvents } from '../../../shared/journey/use-history-events.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { isExpected } from '../attention.ts';
import { PublicPageLink } from './public-page-link.tsx';

/** The parcel's journey from booking to delivery. */
export function JourneyPanel({ shipment }: { shipment: Shipment }) {
  const placeText = usePlaceText();
  const { origin, destination } = shipment;
  return (
    <Panel title={<RouteText from={placeText(origin)} to={placeText(destination)} />}>
      <Journey shipment={shipment} />
      <PublicPageLink url={shipment.tracking_url} />
    </Panel>
  );
}

/** The steps of a shipment's journey with the courier's scans. */
export function Journey({ shipment }: { shipment: Shipment }) {
  const { nameOf } = useEnumNames();
  const historyOf = useHistoryEvents();
  const { data, isError, refetch } = useTrackShipment(shipment.tracking_number);
  if (isError) {
    return (
      <FailedState
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return (
    <JourneyTimeline
      // The shipment has the current step; the scans are still loading.
      status={(data ?? shipment).tracking_status}
      expectedOn={isExpected(shipment) ? shipment.expected_delivery_on : undefined}
      nameOf={(status) => nameOf('tracking_status', status)}
      events={data && historyOf(data.events)}
    />
  );
}

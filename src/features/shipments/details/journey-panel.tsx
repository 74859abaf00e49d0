import styled from '@emotion/styled';
import { trackingProgress } from '../../../../common/tracking-progress.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useTrackShipment } from '../../../api/generated/tracking/tracking.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { usePlaceText } from '../../../shared/places/use-place-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { EventTimeline } from '../../../shared/journey/event-timeline.tsx';
import { ProgressSteps } from '../../../shared/journey/progress-steps.tsx';
import { RouteText } from '../../../shared/journey/route-text.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { isExpected } from '../attention.ts';
import { PublicPageLink } from './public-page-link.tsx';

const Expected = styled('span')({ display: 'inline-flex', gap: 5 });
const Rule = styled('hr')({
  border: 0,
  borderBlockStart: `1px solid ${colors.line}`,
  margin: '24px 0 20px',
});

/** The parcel's progress in steps and scan by scan. */
export function JourneyPanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const placeText = usePlaceText();
  const { origin, destination, expected_delivery_on } = shipment;
  return (
    <Panel
      title={<RouteText from={placeText(origin)} to={placeText(destination)} />}
      actions={
        isExpected(shipment) && (
          <Expected>
            {text('shipments.details.expected')}
            <strong>
              <DateText value={expected_delivery_on} format="short" />
            </strong>
          </Expected>
        )
      }
    >
      <Journey shipment={shipment} />
      <PublicPageLink url={shipment.tracking_url} />
    </Panel>
  );
}

function Journey({ shipment }: { shipment: Shipment }) {
  const { nameOf } = useEnumNames();
  const { cityName } = usePlaceNames();
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
  const statusName = (status: string) => nameOf('tracking_status', status);
  const { tracking_status } = data ?? shipment;
  return (
    <>
      {/* The shipment has the current step; the times of the steps are still loading. */}
      <ProgressSteps
        steps={trackingProgress(tracking_status, data?.events ?? [])}
        nameOf={statusName}
      />
      <Rule />
      {data ? (
        <EventTimeline
          nameOf={statusName}
          events={data.events.map(({ city, failure_reason, courier_text, ...event }) => ({
            ...event,
            place: city && cityName(city),
            reason: failure_reason && nameOf('failure_reason', failure_reason),
            courierText: courier_text,
          }))}
        />
      ) : (
        <LinesSkeleton lines={2} height={28} />
      )}
    </>
  );
}

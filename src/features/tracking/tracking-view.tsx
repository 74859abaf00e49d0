import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { JourneyTimeline } from '../../shared/journey/journey-timeline.tsx';
import { useHistoryEvents } from '../../shared/journey/use-history-events.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { TrackingSummary } from './tracking-summary.tsx';

/** Where the parcel is, when it arrives, and its journey with every scan. */
export function TrackingView({ tracking }: { tracking: Tracking }) {
  const { nameOf } = useEnumNames();
  const historyOf = useHistoryEvents();
  const { status, tracking_status, events, expected_delivery_on } = tracking;
  const isExpected = status === 'pending' && tracking_status !== 'returning';
  return (
    <Panel>
      <TrackingSummary tracking={tracking} />
      <JourneyTimeline
        status={tracking_status}
        expectedOn={isExpected ? expected_delivery_on : undefined}
        nameOf={(value) => nameOf('tracking_status', value)}
        events={historyOf(events)}
      />
    </Panel>
  );
}

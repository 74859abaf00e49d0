import styled from '@emotion/styled';
import { trackingProgress } from '../../../common/tracking-progress.ts';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceNames } from '../../shared/places/use-place-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { EventTimeline } from '../../shared/journey/event-timeline.tsx';
import { ProgressSteps } from '../../shared/journey/progress-steps.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TrackingSummary } from './tracking-summary.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20 });

/** The parcel's current step, its history and the expected delivery. */
export function TrackingView({ tracking }: { tracking: Tracking }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { cityName } = usePlaceNames();
  const { tracking_status, events } = tracking;
  const statusName = (value: string) => nameOf('tracking_status', value);
  return (
    <Stack>
      <Panel>
        <TrackingSummary tracking={tracking} />
        <ProgressSteps steps={trackingProgress(tracking_status, events)} nameOf={statusName} />
      </Panel>
      <Panel title={text('tracking.history')}>
        <EventTimeline
          nameOf={statusName}
          events={events.map(({ city, failure_reason, courier_text, ...event }) => ({
            ...event,
            place: city && cityName(city),
            reason: failure_reason && nameOf('failure_reason', failure_reason),
            courierText: courier_text,
          }))}
        />
      </Panel>
    </Stack>
  );
}

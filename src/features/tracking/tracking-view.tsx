import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { trackingProgress } from '../../../common/tracking-progress.ts';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceNames } from '../../api/use-place-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EventTimeline } from '../../ui/journey/event-timeline.tsx';
import { ProgressSteps } from '../../ui/journey/progress-steps.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';
import { TrackingSummary } from './tracking-summary.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20 });

/** Where the parcel is, how it came there, and when it is expected. */
export function TrackingView({ tracking }: { tracking: Tracking }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { cityName } = usePlaceNames();
  const { tracking_number, status, tracking_status, events } = tracking;
  const statusName = (value: string) => nameOf('tracking_status', value);
  return (
    <>
      <PageHeader
        title={tracking_number}
        aside={
          <>
            <CopyButton value={tracking_number} labelId="ui.copy.trackingNumber" />
            <ShipmentStatusChip status={status} label={nameOf('status', status)} />
          </>
        }
        actions={
          <>
            <Button component={Link} to={paths.trace} variant="outlined">
              {text('tracking.another')}
            </Button>
            <Button
              component={Link}
              to={paths.shipmentDetails(tracking.shipment_id)}
              variant="outlined"
            >
              {text('tracking.details')}
            </Button>
          </>
        }
      />
      <Stack>
        <Panel>
          <TrackingSummary tracking={tracking} />
          <ProgressSteps steps={trackingProgress(tracking_status, events)} nameOf={statusName} />
        </Panel>
        <Panel title={text('tracking.history')}>
          <EventTimeline
            nameOf={statusName}
            events={events.map(({ city, courier_text, ...event }) => ({
              ...event,
              place: city && cityName(city),
              courierText: courier_text,
            }))}
          />
        </Panel>
      </Stack>
    </>
  );
}

import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { trackingPaths } from './paths.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';

interface TrackingHeaderProps {
  /** The number; undefined if there is none. */
  number: string | undefined;
  /** Undefined until it has loaded. */
  tracking: Tracking | undefined;
}

/** The number and status of the shipment, and its links. */
export function TrackingHeader({ number, tracking }: TrackingHeaderProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  return (
    <PageHeader
      title={number ?? text('tracking.title')}
      {...(tracking && {
        aside: (
          <>
            <CopyButton value={tracking.tracking_number} labelId="ui.copy.trackingNumber" />
            <ShipmentStatusChip
              status={tracking.status}
              label={nameOf('status', tracking.status)}
            />
          </>
        ),
        actions: (
          <>
            <ButtonLink to={trackingPaths.start} variant="outline">
              {text('tracking.another')}
            </ButtonLink>
            <ButtonLink to={shipmentPaths.details(tracking.shipment_id)} variant="outline">
              {text('tracking.details')}
            </ButtonLink>
          </>
        ),
      })}
    />
  );
}

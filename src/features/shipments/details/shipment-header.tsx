import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { shipmentPaths } from '../paths.ts';
import { trackingPaths } from '../../tracking/paths.ts';
import { CopyIcon, RouteIcon } from '../../../ui/icons.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';
import { LabelButton } from '../labels/label-button.tsx';
import { CancelShipment } from './cancel-shipment.tsx';
import { EditShipment } from './edit-shipment.tsx';
import type { CancelConflict } from './use-cancellation.ts';

interface ShipmentHeaderProps {
  /** Undefined until it has loaded. */
  shipment: Shipment | undefined;
  onConflict: (conflict: CancelConflict) => void;
}

/** The shipment's number, status and actions. */
export function ShipmentHeader({ shipment, onConflict }: ShipmentHeaderProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  useHeadingAfter(shipment?.cancellable === true);
  return (
    <PageHeader
      title={shipment?.tracking_number ?? text('shipments.details.title')}
      {...(shipment && {
        aside: (
          <>
            <CopyButton value={shipment.tracking_number} labelId="ui.copy.trackingNumber" />
            <ShipmentStatusChip
              status={shipment.status}
              label={nameOf('status', shipment.status)}
            />
          </>
        ),
        description: (
          <>
            {text('shipments.details.created')}{' '}
            <DateText value={shipment.created_at} format="dateTime" />
            <Separator />
            {nameOf('source', shipment.source)}
          </>
        ),
        actions: (
          <>
            {shipment.status !== 'cancelled' && <LabelButton shipment={shipment} />}
            <ButtonLink
              to={trackingPaths.shipment(shipment.tracking_number)}
              variant="outline"
              startIcon={<RouteIcon size={18} />}
            >
              {text('shipments.details.trace')}
            </ButtonLink>
            <ButtonLink
              to={shipmentPaths.createLike(shipment.id)}
              variant="outline"
              startIcon={<CopyIcon size={18} />}
            >
              {text('shipments.details.duplicate')}
            </ButtonLink>
            {shipment.cancellable && <EditShipment shipment={shipment} />}
            {shipment.cancellable && <CancelShipment shipment={shipment} onConflict={onConflict} />}
          </>
        ),
      })}
    />
  );
}

/** Moves the focus to the heading if the button that had it is no longer offered. */
function useHeadingAfter(offered: boolean) {
  const wasOffered = useRef(offered);
  useEffect(() => {
    if (wasOffered.current && !offered && document.activeElement === document.body) focusHeading();
    wasOffered.current = offered;
  }, [offered]);
}

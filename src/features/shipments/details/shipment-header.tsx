import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { RouteIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';

interface ShipmentHeaderProps {
  shipment: Shipment;
  onCancel: () => void;
}

/** The shipment's number and state, and what can be done with it. */
export function ShipmentHeader({ shipment, onCancel }: ShipmentHeaderProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { tracking_number, status, created_at, source, cancellable } = shipment;
  return (
    <PageHeader
      title={tracking_number}
      aside={
        <>
          <CopyButton value={tracking_number} labelId="ui.copy.trackingNumber" />
          <ShipmentStatusChip status={status} label={nameOf('status', status)} />
        </>
      }
      description={
        <>
          {text('shipments.details.created')} <DateText value={created_at} format="dateTime" />
          <Separator />
          {nameOf('source', source)}
        </>
      }
      actions={
        <>
          <Button
            component={Link}
            to={paths.traceShipment(tracking_number)}
            variant="outlined"
            startIcon={<RouteIcon size={18} />}
          >
            {text('shipments.details.trace')}
          </Button>
          {cancellable && (
            <Button variant="outlined" color="error" onClick={onCancel}>
              {text('shipments.cancel.confirm')}
            </Button>
          )}
        </>
      }
    />
  );
}

import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DocumentsPanel } from '../labels/documents-panel.tsx';
import { RatingPanel } from '../rating/rating-panel.tsx';
import { AttachmentPanel } from './attachment-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { Columns, Stack } from './columns.tsx';
import { JourneyPanel } from './journey-panel.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { ReceiverPanel } from './receiver-panel.tsx';
import { SenderPanel } from './sender-panel.tsx';
import { ServicePanel } from './service-panel.tsx';
import type { CancelConflict } from './use-cancellation.ts';

interface ShipmentViewProps {
  shipment: Shipment;
  /** Why it could not be cancelled just now. */
  conflict: CancelConflict | null;
}

/** One shipment that has loaded. */
export function ShipmentView({ shipment, conflict }: ShipmentViewProps) {
  const text = useText();
  const hasEnded = shipment.status === 'completed' || shipment.status === 'failed';
  return (
    <Stack>
      {conflict && (
        <Notice tone="warning" assertive title={text('shipments.cancel.conflict')}>
          {text(`shipments.cancel.${conflict}`)}
        </Notice>
      )}
      <Columns>
        <Stack>
          <JourneyPanel shipment={shipment} />
          <ReceiverPanel shipment={shipment} />
          <SenderPanel sender={shipment.sender} weightUnit={shipment.weight_unit} />
          <ParcelPanel shipment={shipment} />
        </Stack>
        <Stack>
          {hasEnded && <RatingPanel shipment={shipment} />}
          <ChargePanel shipment={shipment} />
          <MovementsPanel shipment={shipment} />
          <DocumentsPanel shipment={shipment} />
          <AttachmentPanel shipment={shipment} />
          <ServicePanel shipment={shipment} />
        </Stack>
      </Columns>
    </Stack>
  );
}

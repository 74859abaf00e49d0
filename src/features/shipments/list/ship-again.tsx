import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useCopies } from '../import/use-copies.tsx';

interface ShipAgainProps {
  shipments: readonly Shipment[];
  onClose: () => void;
}

/** Makes an import of several shipments, to send the same once more, and leads to its rows. */
export function ShipAgain({ shipments, onClose }: ShipAgainProps) {
  const text = useText();
  const copies = useCopies();
  return (
    <ConfirmDialog
      open
      title={text('shipments.bulkAgain.question', { count: shipments.length })}
      confirmLabel={text('shipments.bulkAgain.confirm')}
      cancelLabel={text('ui.close')}
      loading={copies.isPending}
      error={copies.error}
      onConfirm={() => {
        copies.make({ shipment_ids: shipments.map(({ id }) => id) });
      }}
      onClose={onClose}
    >
      <p>{text('shipments.bulkAgain.lead')}</p>
    </ConfirmDialog>
  );
}

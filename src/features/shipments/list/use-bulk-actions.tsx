import { lazy, Suspense, useState } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { BulkAction } from '../../../ui/table/bulk-bar.tsx';

const CancelSeveral = lazy(async () => ({
  default: (await withTexts('shipments/list', import('./cancel-several.tsx'))).CancelSeveral,
}));

/** What can be done with several shipments at once, and the dialog in which it is done. */
export function useBulkActions() {
  const text = useText();
  const [cancelled, setCancelled] = useState<{
    shipments: readonly Shipment[];
    unselect: (ids: readonly string[]) => void;
  }>();
  const bulkActions: readonly BulkAction<Shipment>[] = [
    {
      id: 'cancel',
      label: text('shipments.bulkCancel'),
      icon: <CloseIcon size={16} />,
      danger: true,
      run: (shipments, unselect) => {
        setCancelled({ shipments, unselect });
      },
    },
  ];
  const dialog = cancelled && (
    <Suspense>
      <CancelSeveral
        shipments={cancelled.shipments}
        onClose={(settled) => {
          cancelled.unselect(settled);
          setCancelled(undefined);
        }}
      />
    </Suspense>
  );
  return { bulkActions, dialog };
}

import { lazy, Suspense, useState } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PencilIcon } from '../../../ui/icons.tsx';

const EditDialog = lazy(async () => ({
  default: (await withTexts(['shipments/create', 'shipments/saved'], import('./edit-dialog.tsx')))
    .EditDialog,
}));

/** The button that opens the shipment for editing. */
export function EditShipment({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        startIcon={<PencilIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('shipments.edit')}
      </Button>
      {isOpen && (
        <Suspense>
          <EditDialog
            shipment={shipment}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

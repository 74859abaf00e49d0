import { lazy, Suspense } from 'react';
import { StoreDeliveryId } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { deliveryParameter } from '../../paths.ts';
import { useShownEntry } from '../../log/use-shown-entry.ts';

const DeliveryDialog = lazy(async () => ({
  default: (await import('./delivery-dialog.tsx')).DeliveryDialog,
}));

/** The delivery that the address names, shown over the list. */
export function ShownDelivery() {
  const shown = useShownEntry(deliveryParameter, StoreDeliveryId);
  return (
    shown && (
      <Suspense>
        <DeliveryDialog key={shown.id} {...shown} />
      </Suspense>
    )
  );
}

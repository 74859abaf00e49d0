import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDelivery, withDelivery } from './delivery-address.ts';

const DeliveryDialog = lazy(async () => ({
  default: (await import('./delivery-dialog.tsx')).DeliveryDialog,
}));

/** The delivery that the address names, shown over the list. */
export function ShownDelivery() {
  const location = useLocation();
  const { search } = location;
  // The state holds the cursors of the previous pages.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const id = readDelivery(search);
  if (id === null) return null;
  return (
    <Suspense>
      <DeliveryDialog
        key={id}
        id={id}
        onClose={() => {
          void navigate(
            { search: withDelivery(search, null) },
            { replace: true, state, preventScrollReset: true },
          );
        }}
      />
    </Suspense>
  );
}

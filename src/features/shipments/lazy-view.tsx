import { lazy } from 'react';
import { withTexts } from '../../i18n/with-texts.ts';
import { OtherView } from './other-view.tsx';
import { importView, ordersView } from './paths.ts';

const ShipmentList = lazy(async () => ({
  default: (await import('./list/shipment-list.tsx')).ShipmentList,
}));
const ImportPage = lazy(async () => ({
  default: (await withTexts('shipments/import', import('./import/import-page.tsx'))).ImportPage,
}));
const OrdersPage = lazy(async () => ({
  default: (await withTexts('shipments/orders', import('./orders/orders-page.tsx'))).OrdersPage,
}));

/** A view of `/shipments/MyShipments` other than the one that the visit began with. */
export function LazyView({ view }: { view: string | null }) {
  return (
    <OtherView>
      {view === importView ? (
        <ImportPage />
      ) : view === ordersView ? (
        <OrdersPage />
      ) : (
        <ShipmentList />
      )}
    </OtherView>
  );
}

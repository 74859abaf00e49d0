import { lazy, Suspense } from 'react';
import type { StoreOrderDetails } from '../../../../api/generated/model/store-order-details.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Columns, Stack } from '../../details/columns.tsx';
import { openFaults } from './open-faults.ts';
import { OrderProductsPanel } from './order-products-panel.tsx';
import { OrderReceiverPanel } from './order-receiver-panel.tsx';
import { OrderShipmentPanel } from './order-shipment-panel.tsx';
import { OrderStorePanel } from './order-store-panel.tsx';
import { ReasonNotices } from './reason-notices.tsx';

// Most orders are right as they come.
const AddressPanel = lazy(async () => ({
  default: (await withTexts('shipments/orders/address', import('./address-panel.tsx')))
    .AddressPanel,
}));
const FaultsPanel = lazy(async () => ({
  default: (await withTexts('shipments/import/check', import('./faults-panel.tsx'))).FaultsPanel,
}));

/** One order that has loaded. */
export function OrderPanels({ details }: { details: StoreOrderDetails }) {
  const { order, address_url: addressUrl } = details;
  const { ofFields, ofOrder } = openFaults(order);
  return (
    <Stack>
      <ReasonNotices order={order} />
      <Columns>
        <Stack>
          <Suspense
            fallback={
              <Panel>
                <LinesSkeleton lines={3} height={44} />
              </Panel>
            }
          >
            {order.reasons.includes('missing_address') && (
              <AddressPanel order={order} url={addressUrl} />
            )}
            {ofFields.length + ofOrder.length > 0 && <FaultsPanel order={order} />}
          </Suspense>
          <OrderReceiverPanel order={order} />
          <OrderProductsPanel details={details} />
        </Stack>
        <Stack>
          {order.shipment && <OrderShipmentPanel shipment={order.shipment} told={order.told} />}
          <OrderStorePanel details={details} />
        </Stack>
      </Columns>
    </Stack>
  );
}

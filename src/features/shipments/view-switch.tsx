import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useListStores } from '../../api/generated/stores/stores.ts';
import { useText } from '../../i18n/use-text.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { shipmentPaths } from './paths.ts';

/** Leads from the shipments to the orders of the company's stores and back, if it has any store. */
export function ViewSwitch({ current }: { current: 'shipments' | 'orders' }) {
  const text = useText();
  const { data: profile } = useGetProfile();
  const isCompany = profile?.account_type === 'company';
  const { data: stores } = useListStores({ query: { enabled: isCompany } });
  const isAtOrders = current === 'orders';
  if (!isCompany || !(isAtOrders || (stores && stores.data.length > 0))) return null;
  return (
    <TabLinks
      label={text('shipments.views')}
      current={current}
      tabs={[
        { id: 'shipments', label: text('shipments.views.shipments'), to: shipmentPaths.list },
        { id: 'orders', label: text('shipments.views.orders'), to: shipmentPaths.orders },
      ]}
    />
  );
}

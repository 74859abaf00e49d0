import { keepPreviousData } from '@tanstack/react-query';
import type { CountShipmentsParams } from '../../../api/generated/model/count-shipments-params.ts';
import type { ShipmentCount } from '../../../api/generated/model/shipment-count.ts';
import { useCountShipments } from '../../../api/generated/shipments/shipments.ts';
import { countedTotal } from '../../../api/counted-total.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useNumber } from '../../../ui/text/use-number.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { shipmentPaths } from '../paths.ts';
import { type ShipmentQuery, shipmentRules } from './shipment-query.ts';

const all = 'all';

/** The statuses as tabs above the list, each with its number under the other filters. */
export function StatusTabs({ query }: { query: ShipmentQuery }) {
  const text = useText();
  const numberOf = useNumber();
  const options = useStatusOptions();
  const { data: counts } = useCountShipments(countedBy(query), {
    query: { placeholderData: keepPreviousData },
  });
  const shown = (count: ShipmentCount) => numberOf(countedTotal(count), count.total_is_capped);
  const tab = (status: keyof NonNullable<typeof counts>, label: string) => ({
    id: status,
    label,
    count: counts ? shown(counts[status]) : '',
    to: addressOf(query, status === all ? undefined : status),
  });
  return (
    <TabLinks
      label={text('shipments.list.filter.status')}
      isOfPanel
      current={query.status ?? all}
      tabs={[
        tab(all, text('shipments.list.tabs.all')),
        ...options.map(({ value, label }) => tab(value, label)),
      ]}
    />
  );
}

/** The list with another status, from its first page. */
function addressOf(query: ShipmentQuery, status: string | undefined): string {
  const search = shipmentRules.write(shipmentRules.change(query, { status })).toString();
  return search === '' ? shipmentPaths.list : `${shipmentPaths.list}?${search}`;
}

function countedBy({
  status: _status,
  sort: _sort,
  cursor: _cursor,
  ...filters
}: ShipmentQuery): CountShipmentsParams {
  return filters;
}

/** A failed shipment reads as cancelled. Beside the cancelled ones, the text says why. */
function useStatusOptions() {
  const text = useText();
  const { nameOf, optionsOf } = useEnumNames();
  const reason = nameOf('tracking_status', 'failed');
  return optionsOf('status').map(({ value, label }) => ({
    value: value as NonNullable<ShipmentQuery['status']>,
    label: value === 'failed' ? text('shipments.list.failedStatus', { label, reason }) : label,
  }));
}

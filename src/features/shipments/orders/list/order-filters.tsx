import { useListStores } from '../../../../api/generated/stores/stores.ts';
import { StoreOrderReason } from '../../../../api/generated/model/store-order-reason.ts';
import { StorePayment } from '../../../../api/generated/model/store-payment.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import type { ListFilters } from '../../../../shared/table/use-list-page.ts';
import { DaysFilter } from '../../../../ui/filters/days-filter.tsx';
import type { FilterOption } from '../../../../ui/filters/filter-values.ts';
import { OptionFilter } from '../../../../ui/filters/option-filter.tsx';
import type { OrderQuery } from './order-query.ts';

/** The filters of the list, beside its states. */
export function OrderFilters({ list }: { list: ListFilters<OrderQuery> }) {
  const text = useText();
  const { cityOptions } = usePlaceOptions();
  const stores = useListStores().data?.data ?? [];
  const option = (field: keyof OrderQuery, options: readonly FilterOption[]) => (
    <OptionFilter
      label={text(`shipments.orders.filter.${field}`)}
      options={options}
      {...list.filter(field)}
    />
  );
  return (
    <>
      {option(
        'reason',
        Object.values(StoreOrderReason).map((value) => ({
          value,
          label: text(`shipments.orders.reason.${value}`),
        })),
      )}
      {option(
        'store_id',
        stores.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {option('city', cityOptions)}
      {option(
        'payment',
        Object.values(StorePayment).map((value) => ({
          value,
          label: text(`shipments.orders.payment.${value}`),
        })),
      )}
      <DaysFilter label={text('shipments.orders.filter.created')} {...list.days} />
    </>
  );
}

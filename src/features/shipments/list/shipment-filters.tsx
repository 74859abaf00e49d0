import { useListCouriers } from '../../../api/generated/couriers/couriers.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import type { ListFilters } from '../../../shared/table/use-list-page.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import type { FilterOption } from '../../../ui/filters/filter-values.ts';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import type { ShipmentQuery } from './shipment-query.ts';

/** The filters of the list, apart from the status, which its tabs choose. */
export function ShipmentFilters({ list }: { list: ListFilters<ShipmentQuery> }) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions } = usePlaceOptions();
  const courierOptions = useCourierOptions();
  const option = (field: keyof ShipmentQuery, options: readonly FilterOption[]) => (
    <OptionFilter
      label={text(`shipments.list.filter.${field}`)}
      options={options}
      {...list.filter(field)}
    />
  );
  return (
    <>
      {option('courier_id', courierOptions)}
      {option('city', cityOptions)}
      {option('stalled', [
        { value: 'true', label: text('shipments.list.filter.stalledTrue') },
        { value: 'false', label: text('shipments.list.filter.stalledFalse') },
      ])}
      <DaysFilter label={text('shipments.list.filter.created')} {...list.days} />
      {option('payment_status', optionsOf('payment_status'))}
      {option('payment_type', optionsOf('payment_type'))}
      {option('source', optionsOf('source'))}
    </>
  );
}

/** The contract's maximum for one page; there are fewer couriers. */
const allCouriers = { limit: 100 };

function useCourierOptions(): FilterOption[] {
  const localized = useLocalized();
  const { data } = useListCouriers(allCouriers, { query: { staleTime: Infinity } });
  return (data?.data ?? [])
    .map(({ id, name }) => ({
      value: id,
      label: localized(name),
      keywords: `${name.ar} ${name.en}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

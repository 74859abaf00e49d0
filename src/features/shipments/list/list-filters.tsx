import { useListCouriers } from '../../../api/generated/couriers/couriers.ts';
import type { EnumName } from '../../../api/generated/model/enum-name.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import type { FilterOption } from '../../../ui/filters/filter-values.ts';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import type { QueryChange } from '../../../ui/table/list-rules.ts';
import type { ShipmentQuery } from './shipment-query.ts';

/** Filters whose values are named by the value set of the same name. */
const enumFilters = [
  'payment_status',
  'payment_type',
  'source',
] as const satisfies readonly (EnumName & keyof ShipmentQuery)[];

interface ListFiltersProps {
  query: ShipmentQuery;
  onChange: (change: QueryChange<ShipmentQuery>) => void;
}

/** What the list can be held to. */
export function ListFilters({ query, onChange }: ListFiltersProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions } = usePlaceOptions();
  const courierOptions = useCourierOptions();
  const statusOptions = useStatusOptions();
  return (
    <>
      <OptionFilter
        label={text('shipments.list.filter.status')}
        options={statusOptions}
        value={query.status}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <OptionFilter
        label={text('shipments.list.filter.courier_id')}
        options={courierOptions}
        value={query.courier_id}
        onChange={(courier_id) => {
          onChange({ courier_id });
        }}
      />
      <OptionFilter
        label={text('shipments.list.filter.city')}
        options={cityOptions}
        value={query.city}
        onChange={(city) => {
          onChange({ city });
        }}
      />
      <OptionFilter
        label={text('shipments.list.filter.stalled')}
        options={[
          { value: 'true', label: text('shipments.list.filter.stalledTrue') },
          { value: 'false', label: text('shipments.list.filter.stalledFalse') },
        ]}
        value={query.stalled?.toString()}
        onChange={(stalled) => {
          onChange({ stalled });
        }}
      />
      <DaysFilter
        label={text('shipments.list.filter.created')}
        value={{ from: query.created_from, to: query.created_to }}
        onChange={({ from, to }) => {
          onChange({ created_from: from, created_to: to });
        }}
      />
      {enumFilters.map((field) => (
        <OptionFilter
          key={field}
          label={text(`shipments.list.filter.${field}`)}
          options={optionsOf(field)}
          value={query[field]}
          onChange={(value) => {
            onChange({ [field]: value });
          }}
        />
      ))}
    </>
  );
}

/** Failed reads as cancelled; where both stand side by side it also says why. */
function useStatusOptions(): FilterOption[] {
  const text = useText();
  const { nameOf, optionsOf } = useEnumNames();
  const reason = nameOf('tracking_status', 'failed');
  return optionsOf('status').map(({ value, label }) => ({
    value,
    label: value === 'failed' ? text('shipments.list.failedStatus', { label, reason }) : label,
  }));
}

/** The contract's most for one page; there are fewer couriers. */
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

import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useListStores } from '../../../api/generated/stores/stores.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCourierNames } from '../../../shared/courier-choice/use-courier-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import type { FilterOption } from '../../../ui/filters/filter-values.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import type { FilterName } from '../address/filters.ts';
import type { ReportPlace } from '../address/use-report-address.ts';

interface ReportFiltersProps {
  place: ReportPlace;
  allowed: readonly FilterName[];
  /** The name of the client that the report is narrowed to, once known. */
  clientName: string | undefined;
}

/** The filters that a report has. */
export function ReportFilters({ place, allowed, clientName }: ReportFiltersProps) {
  const text = useText();
  const { client } = place.filters;
  return (
    <>
      {allowed.map(
        (name) => name !== 'client' && <OneFilter key={name} name={name} place={place} />,
      )}
      {client !== undefined && (
        <Button
          variant="outline"
          size="small"
          endIcon={<CloseIcon size={14} />}
          data-active
          onClick={() => {
            place.filter('client', undefined);
          }}
        >
          <bdi>{clientName ?? text('reports.filter.client.number', { number: client })}</bdi>
          <VisuallyHidden>
            {text('ui.filters.clear', { label: text('reports.filter.client') })}
          </VisuallyHidden>
        </Button>
      )}
    </>
  );
}

type Chosen = Exclude<FilterName, 'client'>;

function OneFilter({ name, place }: { name: Chosen; place: ReportPlace }) {
  const text = useText();
  const options = useOptions();
  return (
    <OptionFilter
      label={text(`reports.filter.${name}`)}
      options={options[name]}
      value={place.filters[name]}
      onChange={(value) => {
        place.filter(name, value);
      }}
    />
  );
}

function useOptions(): Record<Chosen, readonly FilterOption[]> {
  const localized = useLocalized();
  const { optionsOf } = useEnumNames();
  const { couriers = [] } = useCourierNames();
  const { cityOptions } = usePlaceOptions();
  const stores = useListStores().data?.data ?? [];
  return {
    courier_id: couriers.map(({ id, name }) => ({
      value: id,
      label: localized(name),
      keywords: `${name.ar} ${name.en}`,
    })),
    service: optionsOf('service_type'),
    city: cityOptions.map((option) => ({ ...option, value: `SA-${option.value}` })),
    store_id: stores.map(({ id, name }) => ({ value: id, label: name })),
    source: optionsOf('source'),
    payment_type: optionsOf('payment_type'),
  };
}

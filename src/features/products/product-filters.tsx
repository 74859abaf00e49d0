import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import type { ListFilters } from '../../shared/table/use-list-page.ts';
import { OptionFilter } from '../../ui/filters/option-filter.tsx';
import type { ProductQuery } from './product-query.ts';

/** The filters of the list. */
export function ProductFilters({ list }: { list: ListFilters<ProductQuery> }) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { countryOptions } = usePlaceOptions();
  return (
    <>
      <OptionFilter
        label={text('products.column.type')}
        options={optionsOf('shipment_type').filter(({ value }) => value !== 'document')}
        {...list.filter('shipment_type')}
      />
      <OptionFilter
        label={text('products.field.packaging_type')}
        options={optionsOf('packaging_type')}
        {...list.filter('packaging_type')}
      />
      <OptionFilter
        label={text('products.field.origin_country')}
        options={countryOptions}
        {...list.filter('origin_country')}
      />
      <OptionFilter
        label={text('products.filter.archived')}
        options={[{ value: 'true', label: text('products.filter.archived.only') }]}
        {...list.filter('archived')}
      />
    </>
  );
}

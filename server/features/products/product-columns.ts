import { foldForSearch } from '../../../common/search-text.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { wordsToFind } from '../shipments/list/shipment-search.ts';
import type { ProductColumns } from './store.ts';

/** The columns of what a person enters, with what the product is sorted and found by. */
export function productColumns(input: components['schemas']['ProductInput']): ProductColumns {
  const { sku, name_ar = null, name_en = null, price } = input;
  return {
    ...{ sku, name_ar, name_en, price_amount: price.amount, price_currency: price.currency },
    ...{ weight: input.weight, weight_unit: input.weight_unit },
    ...{ length: input.length ?? null, width: input.width ?? null, height: input.height ?? null },
    dimension_unit: input.dimension_unit,
    shipment_type: input.shipment_type,
    packaging_type: input.packaging_type ?? null,
    hs_code: input.hs_code ?? null,
    origin_country: input.origin_country ?? null,
    name_ar_key: foldForSearch(name_ar ?? name_en ?? ''),
    name_en_key: foldForSearch(name_en ?? name_ar ?? ''),
    search_text: wordsToFind([sku, name_ar, name_en]),
  };
}

import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import { type ProductRow, selectProducts } from '../store.ts';

type ProductInput = components['schemas']['ProductInput'];

/** A product as it would be entered. */
export interface KnownProduct {
  id: string;
  input: ProductInput;
}

/** Those of the SKUs that the account has, as they would be entered. */
export async function productsBySku(
  db: Queryable,
  accountId: string,
  skus: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const sought = [...new Set(skus)].filter((sku) => sku !== '');
  if (sought.length === 0) return new Map();
  const rows = await selectProducts(db, accountId).where('sku', 'in', sought).execute();
  return new Map(rows.map((row) => [row.sku, { id: row.id, input: inputOf(row) }]));
}

/** What a person entered of a product. */
export function inputOf(row: ProductRow): ProductInput {
  return {
    ...{ sku: row.sku, price: { amount: row.price_amount, currency: row.price_currency } },
    ...{ weight: row.weight, weight_unit: row.weight_unit, dimension_unit: row.dimension_unit },
    shipment_type: row.shipment_type,
    ...withoutNulls({
      ...{ name_ar: row.name_ar, name_en: row.name_en },
      ...{ length: row.length, width: row.width, height: row.height },
      packaging_type: row.packaging_type,
      hs_code: row.hs_code,
      origin_country: row.origin_country,
    }),
  };
}

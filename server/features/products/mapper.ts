import type { components } from '../../../openapi/generated/types.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { isPaused } from '../plans/limits.ts';
import type { ProductRow } from './store.ts';

type Product = components['schemas']['Product'];

/** @param paused the first product that is paused. */
export function toProduct(row: ProductRow, paused: string | null): Product {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_paused: isPaused(row.id, paused),
    sku: row.sku,
    price: { amount: row.price_amount, currency: row.price_currency },
    weight: row.weight,
    weight_unit: row.weight_unit,
    dimension_unit: row.dimension_unit,
    shipment_type: row.shipment_type,
    quantity_sold: row.quantity_sold,
    ...withoutNulls({
      archived_at: row.archived_at?.toISOString() ?? null,
      name_ar: row.name_ar,
      name_en: row.name_en,
      length: row.length,
      width: row.width,
      height: row.height,
      packaging_type: row.packaging_type,
      hs_code: row.hs_code,
      origin_country: row.origin_country,
      photo_preview: row.preview && toDataUrl(row.preview),
      last_used_at: row.last_used_at.getTime() > 0 ? row.last_used_at.toISOString() : null,
    }),
  };
}

/** A photo as a data URL. @param content WebP in base64. */
export function toDataUrl(content: string): string {
  return `data:image/webp;base64,${content}`;
}

import type { Queryable } from '../../db/database.ts';
import type { OrderedProduct } from './reading/order-product.ts';

/** The account's products with these codes, those too that it no longer offers. */
export async function productsOf(
  db: Queryable,
  accountId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, OrderedProduct>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['sku', 'name_ar', 'name_en', 'price_amount', 'price_currency', 'weight'])
    .select(['length', 'width', 'height', 'shipment_type', 'packaging_type'])
    .where('account_id', '=', accountId)
    .where('sku', 'in', [...new Set(skus)])
    .execute();
  return new Map(
    rows.map(({ sku, length, width, height, packaging_type, ...product }) => {
      const dimensions =
        length !== null && width !== null && height !== null ? { length, width, height } : null;
      return [
        sku,
        {
          name: product.name_ar ?? product.name_en ?? sku,
          price: { amount: product.price_amount, currency: product.price_currency },
          weight: product.weight,
          shipment_type: product.shipment_type,
          ...(dimensions && { dimensions }),
          ...(packaging_type !== null && { packaging_type }),
        },
      ];
    }),
  );
}

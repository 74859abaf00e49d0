import { useQueries } from '@tanstack/react-query';
import type { Product } from '../../../../api/generated/model/product.ts';
import { getListProductsQueryOptions } from '../../../../api/generated/products/products.ts';

/** The products with these SKUs; null where there is none, and until it is known. */
export function useProductsBySku(skus: readonly string[]): (Product | null)[] {
  return useQueries({
    queries: skus.map((sku) =>
      // The search finds the beginnings of words, so others may be found too.
      getListProductsQueryOptions({ q: sku || '-', limit: 20 }, { query: { enabled: sku !== '' } }),
    ),
  }).map(({ data }, index) => data?.data.find(({ sku }) => sku === skus[index]) ?? null);
}

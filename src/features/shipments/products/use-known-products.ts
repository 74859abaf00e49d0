import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Product } from '../../../api/generated/model/product.ts';
import { listProducts } from '../../../api/generated/products/products.ts';
import { lineProductKey } from '../create/order/line-product-key.ts';
import type { ProductOf } from './what-products-fill.ts';

/** Sorted by SKU, the product comes before those whose SKU only begins like it. */
const atMost = 20;

/** The saved products of some SKUs, also archived ones. An unknown SKU has none. */
export function useKnownProducts(skus: readonly string[]): ProductOf {
  const key = JSON.stringify([...new Set(skus)].filter((sku) => sku !== ''));
  const wanted = useMemo(() => JSON.parse(key) as string[], [key]);
  const found = useQueries({
    queries: wanted.map((sku) => ({
      queryKey: lineProductKey(sku),
      queryFn: ({ signal }: { signal: AbortSignal }) => findProduct(sku, signal),
    })),
    combine: (answers) => answers.map(({ data }) => data ?? undefined),
  });
  return useCallback((sku) => found[wanted.indexOf(sku)], [found, wanted]);
}

async function findProduct(sku: string, signal: AbortSignal): Promise<Product | null> {
  const { data } = await listProducts({ q: sku, sort: 'sku', limit: atMost }, { signal });
  return data.find((product) => product.sku === sku) ?? null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '../../api/generated/model/product.ts';
import type { ProductEdits } from '../../api/generated/model/product-edits.ts';
import { updateProducts } from '../../api/generated/products/products.ts';
import { staleAfter } from '../../api/stale-after.ts';

/** The contract's maximum for one request. */
const most = 100;

export type SharedChanges = Omit<ProductEdits, 'product_ids'>;

/**
 * Gives products the same values. More than one request takes are changed one request after the
 * other, until one fails.
 */
export function useSaveSeveral(products: readonly Product[]) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  });
  const save = async (changes: SharedChanges): Promise<void> => {
    setState({ isPending: true, error: null });
    try {
      for (let from = 0; from < products.length; from += most) {
        const product_ids = products.slice(from, from + most).map(({ id }) => id);
        await updateProducts({ ...changes, product_ids });
      }
      setState({ isPending: false, error: null });
    } catch (error) {
      setState({ isPending: false, error });
      throw error;
    } finally {
      for (const queryKey of staleAfter(['updateProducts'])) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
  };
  return { ...state, save };
}

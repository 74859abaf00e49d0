import { useState } from 'react';
import type { Product } from '../../api/generated/model/product.ts';
import type { ProductInput } from '../../api/generated/model/product-input.ts';
import {
  useCreateProduct,
  useUpdateProduct,
  useUpdateProductPhoto,
} from '../../api/generated/products/products.ts';
import { limitCodes } from '../../shared/plan-limits/limit-reached.tsx';

/** What the form explains itself. */
export const productProblems = {
  already_saved: 'products.editor.taken',
  paused_by_plan: 'shared.limits.pausedWhy',
  payload_too_large: 'products.editor.photo.tooLarge',
} as const;
const meta = { handledCodes: [...Object.keys(productProblems), ...limitCodes] };

/** Saves a product and then its photo. If only the photo fails, another try sends just that. */
export function useSaveProduct(product: Product | null, onDone: (saved: Product) => void) {
  const adding = useCreateProduct({ mutation: { meta } });
  const changing = useUpdateProduct({ mutation: { meta } });
  const sending = useUpdateProductPhoto({ mutation: { meta } });
  const [added, setAdded] = useState<Product | null>(null);

  const save = async (input: ProductInput, photo: File | undefined) => {
    const known = product ?? added;
    const saved = known
      ? await changing.mutateAsync({ productId: known.id, data: input })
      : await adding.mutateAsync({ data: input });
    setAdded(saved);
    onDone(photo ? await sending.mutateAsync({ productId: saved.id, data: { photo } }) : saved);
  };
  return {
    isPending: adding.isPending || changing.isPending || sending.isPending,
    error: sending.error ?? changing.error ?? adding.error,
    save: (input: ProductInput, photo: File | undefined) => {
      sending.reset();
      // The failure is shown by the form.
      save(input, photo).catch(() => undefined);
    },
  };
}

import { useCallback } from 'react';
import type { Product } from '../../api/generated/model/product.ts';
import { useLocale } from '../../i18n/locale-context.ts';

type Named = Pick<Product, 'name_ar' | 'name_en'>;

/** The name of a product in the reader's language, or in the other if it has none in this. */
export function useProductName(): (product: Named) => string {
  const { locale } = useLocale();
  return useCallback(
    ({ name_ar = '', name_en = '' }) => (locale === 'ar' ? name_ar || name_en : name_en || name_ar),
    [locale],
  );
}

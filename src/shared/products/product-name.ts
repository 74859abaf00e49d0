import type { Product } from '../../api/generated/model/product.ts';
import type { Locale } from '../../i18n/locale.ts';

type Named = Pick<Product, 'name_ar' | 'name_en' | 'sku'>;

/** The product's name in a language, else in the other one. */
export function productName({ name_ar, name_en, sku }: Named, locale: Locale): string {
  const names = locale === 'ar' ? [name_ar, name_en] : [name_en, name_ar];
  return names.find((name) => name !== undefined) ?? sku;
}

import { withTexts } from '../../../../i18n/with-texts.ts';
import { lazyModule } from '../../../../ui/lazy-module.ts';

/**
 * What the form shows of saved products. It loads when a product is first typed, because every
 * visit to the form would wait for it otherwise.
 */
export const [useProductParts, loadProductParts] = lazyModule(async () => {
  const [{ LineFoot }, { ParcelProducts }] = await withTexts(
    'shipments/products',
    Promise.all([
      import('../../products/line-foot.tsx'),
      import('../../products/parcel-products.tsx'),
    ]),
  );
  return { LineFoot, ParcelProducts };
});

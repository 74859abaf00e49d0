import { emptyProduct, type ProductForm } from '../../../../shared/products/product-values.ts';
import type { Figure } from '../../../../shared/pricing/parcel.ts';
import type { BookingValues } from '../booking-values.ts';

/**
 * A line of the order as a new product: for one piece. The parcel is that of the product if nothing
 * else is in it; the form of an edit has none.
 */
export function productOfLine(
  values: Pick<BookingValues, 'product_name' | 'quantity' | 'price' | 'further_products'> &
    Partial<BookingValues>,
  further: number | null,
): ProductForm {
  const line = further === null ? values : values.further_products[further];
  const { product_name = '', quantity = 1, price = { amount: null } } = line ?? {};
  const pieces = typeof quantity === 'number' && quantity > 0 ? quantity : 1;
  const isArabic = /\p{Script=Arabic}/u.test(product_name);
  const ofOne = (figure: Figure | undefined) =>
    typeof figure === 'number' ? Math.max(1, Math.round(figure / pieces)) : null;
  return {
    ...emptyProduct,
    name_ar: isArabic ? product_name.trim() : '',
    name_en: isArabic ? '' : product_name.trim(),
    price: { amount: ofOne(price.amount), currency: values.price.currency },
    ...(values.further_products.length === 0 && parcelOf(values, pieces, ofOne(values.weight))),
  };
}

function parcelOf(
  values: Partial<BookingValues>,
  pieces: number,
  weight: number | null,
): Partial<ProductForm> {
  const { length, width, height, dimension_unit, weight_unit, shipment_type, packaging_type } =
    values;
  const isCarried = shipment_type === 'fragile' || shipment_type === 'chilled';
  return {
    weight,
    ...(weight_unit && { weight_unit }),
    ...(isCarried && { shipment_type }),
    ...(packaging_type && { packaging_type }),
    // Several pieces in a box are smaller than it.
    ...(pieces === 1 &&
      length !== undefined &&
      width !== undefined &&
      height !== undefined &&
      dimension_unit && { length, width, height, dimension_unit }),
  };
}

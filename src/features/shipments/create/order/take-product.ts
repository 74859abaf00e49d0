import type { UseFormReturn } from 'react-hook-form';
import type { Product } from '../../../../api/generated/model/product.ts';
import type { BookingValues } from '../booking-values.ts';
import type { LinePaths } from './line-paths.ts';
import type { OrderForm } from './product-values.ts';

type Parcel = Pick<
  BookingValues,
  | 'weight'
  | 'weight_unit'
  | 'size'
  | 'length'
  | 'width'
  | 'height'
  | 'dimension_unit'
  | 'shipment_type'
  | 'packaging_type'
>;

/** What a product fills in of its line, for the quantity that is there. */
export function lineOf(
  product: Product,
  { quantity, currency }: { quantity: unknown; currency: string },
): { quantity: number; amount: number | null } {
  const pieces = typeof quantity === 'number' && quantity > 0 ? quantity : 1;
  // Another currency is the order's; what it is worth there, nobody knows.
  const isSame = product.price.currency === currency;
  return { quantity: pieces, amount: isSame ? product.price.amount * pieces : null };
}

/** What a product fills in of a parcel that has no weight yet. */
export function parcelOf(product: Product, pieces: number): Partial<Parcel> {
  const { length, width, height, dimension_unit, packaging_type } = product;
  const { weight, weight_unit, shipment_type } = product;
  return {
    ...{ weight: weight * pieces, weight_unit, shipment_type },
    ...(length !== undefined &&
      width !== undefined &&
      height !== undefined && { size: 'custom', length, width, height, dimension_unit }),
    ...(packaging_type && { packaging_type }),
  };
}

/** Fills in a line, and the parcel if the line is the first and the form has an empty one. */
export function takeProduct(
  { getValues, setValue, clearErrors }: UseFormReturn<OrderForm>,
  paths: LinePaths,
  product: Product,
  name: string,
): void {
  const isFirst = paths.sku === 'sku';
  const values = getValues();
  if (isFirst && values.further_products.length === 0 && values.price.amount === null) {
    setValue('price.currency', product.price.currency, { shouldDirty: true });
  }
  const { price } = getValues();
  const line = lineOf(product, { quantity: getValues(paths.quantity), currency: price.currency });
  setValue(paths.sku, product.sku, { shouldDirty: true });
  setValue(paths.name, name, { shouldDirty: true });
  setValue(paths.quantity, line.quantity, { shouldDirty: true });
  if (line.amount !== null) setValue(paths.amount, line.amount, { shouldDirty: true });
  clearErrors([paths.sku, paths.name, paths.quantity, paths.amount]);
  if (!isFirst || !hasEmptyParcel(values)) return;
  for (const [field, value] of Object.entries(parcelOf(product, line.quantity))) {
    // Of the booking form, which this form is a part of.
    setValue(field as 'sku', value as string, { shouldDirty: true });
    clearErrors(field as 'sku');
  }
}

/** Only the form of a new shipment has a parcel. */
function hasEmptyParcel(values: object): boolean {
  return 'weight' in values && (values.weight === null || values.weight === '');
}

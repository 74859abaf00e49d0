import type { Money } from '../../../../common/money.ts';
import type { PackagingType } from '../../../api/generated/model/packaging-type.ts';
import type { ProductShipmentType } from '../../../api/generated/model/product-shipment-type.ts';
import type { Product } from '../../../api/generated/model/product.ts';
import type { Figure } from '../../../shared/pricing/parcel.ts';
import type { BookingValues } from '../create/booking-values.ts';
import type { ProductValues } from '../create/order/product-values.ts';

/** A line of an order, without its value. */
export type ProductLine = Pick<ProductValues, 'sku' | 'product_name' | 'quantity'>;

/** The saved product of a SKU; undefined while it is not known. */
export type ProductOf = (sku: string) => Product | undefined;

/** The fields of the parcel that products fill in. */
export type ParcelFields = Pick<
  BookingValues,
  | 'weight'
  | 'weight_unit'
  | 'length'
  | 'width'
  | 'height'
  | 'dimension_unit'
  | 'shipment_type'
  | 'packaging_type'
>;

/** What the products of an order say of its parcel; what they do not say is absent. */
export interface SaidOfParcel {
  /** Grams of all known products together. */
  weight?: number;
  size?: Pick<Required<Product>, 'length' | 'width' | 'height'>;
  shipment_type?: ProductShipmentType;
  packaging_type?: PackagingType;
  units?: Pick<Product, 'weight_unit' | 'dimension_unit'>;
}

/** What a new form has before any product says otherwise. */
export const nothingSaid: SaidOfParcel = { shipment_type: 'parcel', packaging_type: 'box' };

/** The same of a form that begins like the last shipment: its packaging and a size by name. */
export function saidAtFirst(begun: ParcelFields & Pick<BookingValues, 'size'>): SaidOfParcel {
  const { size, length, width, height, packaging_type } = begun;
  const isNamed = size !== 'custom' && [length, width, height].every(Number.isSafeInteger);
  return {
    ...nothingSaid,
    ...(packaging_type && { packaging_type }),
    ...(isNamed && {
      size: { length: Number(length), width: Number(width), height: Number(height) },
    }),
  };
}

/** From the least to the most careful way of carrying. */
const careOf: readonly ProductShipmentType[] = ['parcel', 'fragile', 'chilled'];

const isCount = (quantity: Figure): quantity is number =>
  Number.isSafeInteger(quantity) && Number(quantity) > 0;
const isBlank = (figure: Figure) => figure === null || figure === '';

/** The value of a whole line of a product; null while the quantity is not a whole number. */
export function linePrice({ price }: Product, quantity: Figure): Money | null {
  return isCount(quantity) ? { ...price, amount: price.amount * quantity } : null;
}

/**
 * A line's amount after its quantity has changed: that of the product if the line had the product's
 * own before or none, otherwise what the person typed.
 */
export function followPrice(
  amount: Figure,
  { product, before, now }: { product: Product; before: Figure; now: Figure },
): Figure {
  const next = linePrice(product, now);
  const isOwn = isBlank(amount) || amount === linePrice(product, before)?.amount;
  return next && isOwn ? next.amount : amount;
}

/**
 * Grams of all saved products of an order. `isWhole` is false if it has lines whose weight is not
 * known. Null if none is.
 */
export function weightOfProducts(
  lines: readonly ProductLine[],
  productOf: ProductOf,
): { grams: number; isWhole: boolean } | null {
  const weights = lines
    .filter(({ sku, product_name }) => sku !== '' || product_name.trim() !== '')
    .map(({ sku, quantity }) => {
      const product = productOf(sku);
      return product && isCount(quantity) ? product.weight * quantity : null;
    });
  const known = weights.filter((weight) => weight !== null);
  if (known.length === 0) return null;
  return {
    grams: known.reduce((sum, weight) => sum + weight, 0),
    isWhole: known.length === weights.length,
  };
}

/**
 * What the products of an order say of its parcel. The first line gives size and packaging; the
 * product that needs the most care says how the parcel is carried.
 */
export function saidOfParcel(lines: readonly ProductLine[], productOf: ProductOf): SaidOfParcel {
  const known = lines.flatMap(({ sku }) => productOf(sku) ?? []);
  const first = productOf(lines[0]?.sku ?? '');
  const weight = weightOfProducts(lines, productOf)?.grams;
  const care = Math.max(...known.map(({ shipment_type }) => careOf.indexOf(shipment_type)));
  const { length, width, height } = first ?? {};
  const hasSize = length !== undefined && width !== undefined && height !== undefined;
  const [leading] = known;
  return {
    ...(weight !== undefined && { weight }),
    ...(hasSize && { size: { length, width, height } }),
    ...(careOf[care] && { shipment_type: careOf[care] }),
    ...(first?.packaging_type && { packaging_type: first.packaging_type }),
    ...(leading && {
      units: { weight_unit: leading.weight_unit, dimension_unit: leading.dimension_unit },
    }),
  };
}

/**
 * The fields of the parcel that change when its products do: those that are empty or still as the
 * products said before. What a person typed stays.
 */
export function fillParcel(
  values: ParcelFields,
  before: SaidOfParcel,
  now: SaidOfParcel,
): Partial<ParcelFields> {
  const { weight, length, width, height, shipment_type, packaging_type } = values;
  const sides = [length, width, height];
  const said = before.size && [before.size.length, before.size.width, before.size.height];
  const hasNoSize = sides.every(isBlank);
  const isSizeOwn = said?.every((side, index) => side === sides[index]) === true;
  // Units first: a box prints a new number in the unit that it has then.
  return {
    ...(now.weight !== undefined &&
      isBlank(weight) &&
      now.units && { weight_unit: now.units.weight_unit }),
    ...(now.weight !== undefined &&
      (isBlank(weight) || weight === before.weight) && { weight: now.weight }),
    ...(now.size && hasNoSize && now.units && { dimension_unit: now.units.dimension_unit }),
    ...(now.size && (hasNoSize || isSizeOwn) && now.size),
    ...(now.shipment_type &&
      ['', before.shipment_type].includes(shipment_type) && { shipment_type: now.shipment_type }),
    ...(now.packaging_type &&
      ['', before.packaging_type].includes(packaging_type) && {
        packaging_type: now.packaging_type,
      }),
  };
}

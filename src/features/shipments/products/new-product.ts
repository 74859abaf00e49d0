import type { Currency } from '../../../../common/money.ts';
import type { WeightUnit } from '../../../../common/units.ts';
import type { ProductInput } from '../../../api/generated/model/product-input.ts';
import { ProductShipmentType } from '../../../api/generated/model/product-shipment-type.ts';
import { ProductInput as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { Figure } from '../../../shared/pricing/parcel.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { OrderForm, ProductValues } from '../create/order/product-values.ts';
import type { ParcelFields } from './what-products-fill.ts';

/** The form in which a line becomes a product. Value and weight are those of one. */
export interface NewProductValues {
  sku: string;
  name: string;
  price: { amount: Figure; currency: Currency };
  weight: Figure;
  weight_unit: WeightUnit;
}

/** What a new product takes from the parcel without asking. */
export type TakenFromParcel = Partial<
  Pick<ProductInput, 'length' | 'width' | 'height' | 'shipment_type' | 'packaging_type'>
> &
  Pick<ProductInput, 'dimension_unit'>;

/** The part of a form that a product is made from. The form of an edit has no parcel. */
type Source = OrderForm & Partial<ParcelFields>;

/** The form's values for a line: what the whole line has, divided by its quantity. */
export function newProductOf(source: Source, line: ProductValues): NewProductValues {
  const { weight = null, weight_unit = 'kg', price } = source;
  const isAlone = source.further_products.length === 0;
  return {
    sku: '',
    name: line.product_name.trim(),
    price: { amount: oneOf(line.price.amount, line.quantity), currency: price.currency },
    weight: isAlone ? oneOf(weight, line.quantity) : null,
    weight_unit,
  };
}

/** A parcel with one product alone has that product's size and packaging. */
export function takenFromParcel(source: Source, line: ProductValues): TakenFromParcel {
  const { length, width, height, dimension_unit = 'cm' } = source;
  const { shipment_type, packaging_type } = source;
  const isAlone = source.further_products.length === 0;
  const type = Object.values(ProductShipmentType).find((each) => each === shipment_type);
  const hasSize = isSide(length) && isSide(width) && isSide(height) && line.quantity === 1;
  return {
    dimension_unit,
    ...(isAlone && hasSize && { length, width, height }),
    ...(isAlone && type && { shipment_type: type }),
    ...(isAlone && packaging_type && { packaging_type }),
  };
}

const arabic = /\p{Script=Arabic}/u;

/** Validates a new product by the contract. Its name is Arabic if it has Arabic letters. */
export function newProductResolver(taken: TakenFromParcel) {
  return ruledResolver<NewProductValues, ProductInput>(schema, ({ name, ...values }) => ({
    wire: dropBlanks({
      shipment_type: 'parcel',
      ...taken,
      ...values,
      [arabic.test(name) ? 'name_ar' : 'name_en']: name,
    }),
    violations: name.trim() === '' ? [{ pointer: '/name', code: 'required' }] : [],
    fieldOf: newProductFieldOf,
  }));
}

/** The form's field for a path of the request. */
export function newProductFieldOf(path: string): string {
  if (path === 'name_ar' || path === 'name_en') return 'name';
  return path === 'price' ? 'price.amount' : path;
}

function oneOf(whole: Figure, quantity: Figure): Figure {
  if (typeof whole !== 'number' || typeof quantity !== 'number' || quantity < 1) return null;
  return Math.max(1, Math.round(whole / quantity));
}

const isSide = (side: Figure | undefined): side is number =>
  Number.isSafeInteger(side) && Number(side) > 0;

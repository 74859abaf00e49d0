import type { Currency } from '../../../../../common/money.ts';
import type { DraftProducts } from '../../../../api/generated/model/draft-products.ts';
import type { Figure } from '../../../../shared/pricing/parcel.ts';

/** Maximum number of products besides the first, as in the contract. */
export const MOST_FURTHER = 19;

/** A further product, valued in the currency of the first. */
export interface ProductValues {
  /** Empty unless it is one of the account's saved products. */
  sku: string;
  product_name: string;
  quantity: Figure;
  price: { amount: Figure };
}

/** The part of a form about the order. */
export interface OrderForm {
  sku: string;
  product_name: string;
  quantity: Figure;
  price: { amount: Figure; currency: Currency };
  further_products: ProductValues[];
  reference_id: string;
}

export const emptyProduct: ProductValues = {
  sku: '',
  product_name: '',
  quantity: 1,
  price: { amount: null },
};

/** Where a line's fields are in the form: `''` for the first product. */
export type LinePlace = '' | `further_products.${number}.`;

/** Paths of a line's fields. */
export function pathsOf(line: LinePlace) {
  return {
    sku: `${line}sku`,
    name: `${line}product_name`,
    quantity: `${line}quantity`,
    amount: `${line}price.amount`,
  } as const;
}

/** The form's values for the products of a draft or shipment. */
export function furtherValuesOf(products: DraftProducts = []): ProductValues[] {
  return products.map(({ sku = '', product_name = '', quantity = null, price }) => ({
    sku,
    product_name,
    quantity,
    price: { amount: price?.amount ?? null },
  }));
}

interface OrderedGoods {
  price: { currency: Currency };
  further_products: readonly ProductValues[];
}

/** The further products as a request, not validated yet; absent if there are none. */
export function furtherProductsOf({ price: { currency }, further_products }: OrderedGoods) {
  if (further_products.length === 0) return undefined;
  return further_products.map((product) => ({ ...product, price: { ...product.price, currency } }));
}

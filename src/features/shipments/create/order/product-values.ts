import type { Currency } from '../../../../../common/money.ts';
import type { DraftProducts } from '../../../../api/generated/model/draft-products.ts';
import type { Figure } from '../../../../shared/pricing/parcel.ts';

/** Products that an order may have besides its first; the contract says so too. */
export const MOST_FURTHER = 19;

/** One product beyond the first, in whose currency it is valued. */
export interface ProductValues {
  product_name: string;
  quantity: Figure;
  price: { amount: Figure };
}

/** The part of a form that is of the order. */
export interface OrderForm {
  product_name: string;
  quantity: Figure;
  price: { amount: Figure; currency: Currency };
  further_products: ProductValues[];
  reference_id: string;
}

export const emptyProduct: ProductValues = {
  product_name: '',
  quantity: 1,
  price: { amount: null },
};

/** Products of a draft or a shipment as the form has them. */
export function furtherValuesOf(products: DraftProducts = []): ProductValues[] {
  return products.map(({ product_name = '', quantity = null, price }) => ({
    product_name,
    quantity,
    price: { amount: price?.amount ?? null },
  }));
}

interface OrderedGoods {
  price: { currency: Currency };
  further_products: readonly ProductValues[];
}

/** The same as they travel, not yet judged; absent when there are none. */
export function furtherProductsOf({ price: { currency }, further_products }: OrderedGoods) {
  if (further_products.length === 0) return undefined;
  return further_products.map((product) => ({ ...product, price: { ...product.price, currency } }));
}

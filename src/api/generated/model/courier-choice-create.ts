/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';
import type { QuoteId } from './quote-id.ts';
import type { RuleSku } from './rule-sku.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * A quote, and what it does not say of the parcel.
 */
export interface CourierChoiceCreate {
  /** A quote of this account; any other id is 422. */
  quote_id: QuoteId;
  /** Value of all products together. While it is not known, no condition on it holds. */
  goods_value?: PositiveMoney;
  /**
     * Codes of the products.
     * @maxItems 20
     */
  skus?: RuleSku[];
  /** The order of a store that is to be shipped; any other id is 422. */
  store_order_id?: StoreOrderId;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';
import type { QuoteId } from './quote-id.ts';
import type { RuleSku } from './rule-sku.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * A quote, and what the quote does not know about the shipment.
 */
export interface CourierChoiceCreate {
  /** A quote of this account; any other is refused with 422. */
  quote_id: QuoteId;
  /** Value of all products together. Without it, no condition on the value is met. */
  goods_value?: PositiveMoney;
  /**
     * Codes of the products. Without them, no condition on products is met.
     * @maxItems 20
     */
  skus?: RuleSku[];
  /** The store order to ship; one that the account does not have is refused with 422. */
  store_order_id?: StoreOrderId;
}

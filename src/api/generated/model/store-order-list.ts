/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { StoreOrder } from './store-order.ts';

/**
 * A page of store orders.
 */
export interface StoreOrderList {
  /**
     * The orders of the page.
     * @maxItems 100
     */
  data: StoreOrder[];
  page: Page;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { StoreOrder } from './store-order.ts';

export interface StoreOrderList {
  /** @maxItems 100 */
  data: StoreOrder[];
  page: Page;
}

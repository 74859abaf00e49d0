/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { StoreDelivery } from './store-delivery.ts';

export interface StoreDeliveryList {
  /** @maxItems 100 */
  data: StoreDelivery[];
  page: Page;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { StoreDelivery } from './store-delivery.ts';

/**
 * A page of deliveries.
 */
export interface StoreDeliveryList {
  /**
     * The deliveries of the page.
     * @maxItems 100
     */
  data: StoreDelivery[];
  page: Page;
}

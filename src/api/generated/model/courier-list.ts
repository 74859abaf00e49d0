/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ListedCourier } from './listed-courier.ts';
import type { Page } from './page.ts';

/**
 * A page of couriers.
 */
export interface CourierList {
  /**
     * The couriers of the page.
     * @maxItems 100
     */
  data: ListedCourier[];
  page: Page;
}

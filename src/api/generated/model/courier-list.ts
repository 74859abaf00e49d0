/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ListedCourier } from './listed-courier.ts';
import type { Page } from './page.ts';

export interface CourierList {
  /** @maxItems 100 */
  data: ListedCourier[];
  page: Page;
}

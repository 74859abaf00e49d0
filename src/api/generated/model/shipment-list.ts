/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { Shipment } from './shipment.ts';

export interface ShipmentList {
  /** @maxItems 100 */
  data: Shipment[];
  page: Page;
}

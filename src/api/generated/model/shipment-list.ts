/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { Shipment } from './shipment.ts';

/**
 * A page of shipments.
 */
export interface ShipmentList {
  /**
     * The shipments of the page.
     * @maxItems 100
     */
  data: Shipment[];
  page: Page;
}

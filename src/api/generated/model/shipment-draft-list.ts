/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ShipmentDraft } from './shipment-draft.ts';

export interface ShipmentDraftList {
  /** @maxItems 100 */
  data: ShipmentDraft[];
  page: Page;
}

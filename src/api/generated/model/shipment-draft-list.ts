/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ShipmentDraft } from './shipment-draft.ts';

/**
 * A page of drafts.
 */
export interface ShipmentDraftList {
  /**
     * The drafts of the page.
     * @maxItems 100
     */
  data: ShipmentDraft[];
  page: Page;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { LabelPaper } from './label-paper.ts';
import type { ShipmentId } from './shipment-id.ts';

export interface LabelBatchCreate {
  /**
     * Shipments in the order of their labels; the account's plan allows from 50 to 500.
     * @minItems 1
     * @maxItems 500
     */
  shipment_ids: ShipmentId[];
  paper: LabelPaper;
  language: DocumentLanguage;
}

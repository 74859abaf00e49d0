/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { LabelPaper } from './label-paper.ts';
import type { ShipmentId } from './shipment-id.ts';

/**
 * Which labels to put into one file, and how.
 */
export interface LabelBatchCreate {
  /**
     * Shipments in the order of their labels. The account's plan allows between 50 and 500.
     * @minItems 1
     * @maxItems 500
     */
  shipment_ids: ShipmentId[];
  paper: LabelPaper;
  language: DocumentLanguage;
}

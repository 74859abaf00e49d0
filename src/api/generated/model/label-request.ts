/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { LabelPaper } from './label-paper.ts';
import type { ShipmentDocument } from './shipment-document.ts';

/**
 * Which document to make, and how.
 */
export interface LabelRequest {
  document: ShipmentDocument;
  /** Paper size of a label; A6 by default. Ignored for a waybill. */
  paper?: LabelPaper;
  language: DocumentLanguage;
}

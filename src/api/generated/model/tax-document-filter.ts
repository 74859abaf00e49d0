/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Line } from './line.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TaxDocumentKind } from './tax-document-kind.ts';
import type { TaxDocumentSubject } from './tax-document-subject.ts';

/**
 * The filters of `listInvoices`; an empty object selects everything.
 */
export interface TaxDocumentFilter {
  q?: Line;
  kind?: TaxDocumentKind;
  subject?: TaxDocumentSubject;
  shipment_id?: ShipmentId;
  created_from?: Date;
  created_to?: Date;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Line } from './line.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TaxDocumentKind } from './tax-document-kind.ts';
import type { TaxDocumentSubject } from './tax-document-subject.ts';

/**
 * The filters of `listInvoices`. An empty object selects everything.
 */
export interface TaxDocumentFilter {
  /** Words to search for. */
  q?: Line;
  kind?: TaxDocumentKind;
  subject?: TaxDocumentSubject;
  /** Only documents of this shipment. */
  shipment_id?: ShipmentId;
  /** Only documents issued on or after this day. */
  created_from?: Date;
  /** Only documents issued on or before this day. */
  created_to?: Date;
}

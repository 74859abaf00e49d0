/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { ReportRowKind } from './report-row-kind.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TaxDocumentKind } from './tax-document-kind.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * Something that a figure counts.
 */
export interface ReportRow {
  kind: ReportRowKind;
  /**
     * Identifies it among those of its kind; of a client, its number.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /** When a shipment was booked, a movement made, a document issued, an order received, or the first order of a client booked. */
  at: DateTime;
  /** The tracking number of a shipment, or the number of a document or an order. */
  number?: Line;
  /** The receiver of a shipment, the buyer of an order, or the name of a client. */
  label?: Line;
  /** Of a client. */
  phone?: Phone;
  /** Of a shipment. */
  status?: TrackingStatus;
  /** Of a movement. */
  ledger_kind?: LedgerKind;
  /** Of a document. */
  document_kind?: TaxDocumentKind;
  /** Of a movement or a document, its shipment. */
  shipment_id?: ShipmentId;
  /**
     * What it contributes to the figure, in the figure's unit. Of a share or a mean, to its dividend.
     * @minimum -900000000000000
     * @maximum 900000000000000
     */
  value: number;
  /**
     * Of a share or a mean, what it contributes to the divisor.
     * @minimum 0
     * @maximum 900000000000000
     */
  weight?: number;
}

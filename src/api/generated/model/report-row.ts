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
     * Its id among those of its kind; for a client, the client's number.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /** When the shipment was booked, the movement made, the document issued, the order received, or the client's first order booked. */
  at: DateTime;
  /** Tracking number of the shipment, or number of the document or order; absent for movements and clients. */
  number?: Line;
  /** Receiver of the shipment, buyer of the order, or name of the client; absent for movements and documents. */
  label?: Line;
  /** Phone of the client; absent for all other kinds. */
  phone?: Phone;
  /** Tracking status of the shipment; absent for all other kinds. */
  status?: TrackingStatus;
  /** Kind of the movement; absent for all other kinds. */
  ledger_kind?: LedgerKind;
  /** Kind of the document; absent for all other kinds. */
  document_kind?: TaxDocumentKind;
  /** Shipment of the movement or document; absent if it has none. */
  shipment_id?: ShipmentId;
  /**
     * What it contributes to the figure, in the unit of the figure; for a share or a mean, what it contributes to the dividend.
     * @minimum -900000000000000
     * @maximum 900000000000000
     */
  value: number;
  /**
     * What it contributes to the divisor of a share or a mean; absent for all other figures.
     * @minimum 0
     * @maximum 900000000000000
     */
  weight?: number;
}

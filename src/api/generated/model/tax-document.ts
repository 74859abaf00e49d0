/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Buyer } from './buyer.ts';
import type { CreditReason } from './credit-reason.ts';
import type { DateTime } from './date-time.ts';
import type { DocumentNumber } from './document-number.ts';
import type { InvoicedCarriage } from './invoiced-carriage.ts';
import type { InvoicedPlan } from './invoiced-plan.ts';
import type { Money } from './money.ts';
import type { Seller } from './seller.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TaxDocumentKind } from './tax-document-kind.ts';
import type { TaxDocumentSubject } from './tax-document-subject.ts';
import type { TaxDocumentType } from './tax-document-type.ts';

/**
 * A tax invoice or a credit note. It never changes.
 */
export interface TaxDocument {
  number: DocumentNumber;
  kind: TaxDocumentKind;
  subject: TaxDocumentSubject;
  type: TaxDocumentType;
  reason?: CreditReason;
  /** Number of the invoice that a credit note corrects; absent from invoices. */
  original_number?: DocumentNumber;
  issued_at: DateTime;
  shipment_id?: ShipmentId;
  /** What was charged or credited; absent with the subject `subscription`. */
  carriage?: InvoicedCarriage;
  /** What was charged or credited; only with the subject `subscription`. */
  plan?: InvoicedPlan;
  /** Without VAT. Amounts of credit notes are positive as well; their kind says that they are given back. */
  subtotal: Money;
  vat: Money;
  /** Subtotal and VAT. */
  total: Money;
  vat_rate: BasisPoints;
  /**
     * Identifier in the XML of the document; absent until it has one, usually for less than a minute.
     * @maxLength 36
     */
  uuid?: string;
  seller: Seller;
  buyer?: Buyer;
}

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
 * A tax invoice or credit note. It never changes.
 */
export interface TaxDocument {
  number: DocumentNumber;
  kind: TaxDocumentKind;
  subject: TaxDocumentSubject;
  type: TaxDocumentType;
  /** Why the amount was given back; absent on invoices. */
  reason?: CreditReason;
  /** Number of the invoice that the credit note corrects; absent on invoices. */
  original_number?: DocumentNumber;
  /** When the document was issued. */
  issued_at: DateTime;
  /** The shipment that was charged or credited; absent with the subject `subscription`. */
  shipment_id?: ShipmentId;
  /** The carriage that was charged or credited; absent with the subject `subscription`. */
  carriage?: InvoicedCarriage;
  /** The period that was charged or credited; present with the subject `subscription` only. */
  plan?: InvoicedPlan;
  /** Amount excluding VAT. Amounts are positive on credit notes as well; their kind tells that they are given back. */
  subtotal: Money;
  /** VAT on the subtotal. */
  vat: Money;
  /** Amount including VAT. */
  total: Money;
  /** VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad. */
  vat_rate: BasisPoints;
  /**
     * Identifier in the XML of the document; absent until the document has XML, usually for less than a minute.
     * @maxLength 36
     */
  uuid?: string;
  /** Who issued the document. */
  seller: Seller;
  /** The account that was charged; absent for an individual without a VAT number. */
  buyer?: Buyer;
}

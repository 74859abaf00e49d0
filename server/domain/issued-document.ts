import type { CalendarDay } from './calendar.ts';
import type { LocalizedText, ServiceType } from './rate-card.ts';
import type { Place } from './shipment-request.ts';
import type { CreditReason, TaxSubject } from './tax-document.ts';

/** Who issues the documents. The address is the Saudi National Address, in Arabic. */
export interface Seller {
  name: LocalizedText;
  vat_number: string;
  /** Commercial registration, ten digits. */
  registration_number: string;
  address: {
    street_name: string;
    building_no: string;
    district: string;
    city: string;
    postal_code: string;
  };
  /** A fictional seller: its documents say that they are not real. */
  sample?: true;
}

/** The buyer as the document names them. */
export interface TaxBuyer {
  name: string;
  vat_number?: string;
  /** In Saudi Arabia, `city` and `state` are codes. */
  address: Place & {
    state?: string;
    street_name?: string;
    building_no?: string;
    postal_code?: string;
    short_address?: string;
  };
}

/** What was carried, as it was named when the document was issued. */
export interface CarriageLine {
  courier: LocalizedText;
  service_type: ServiceType;
  tracking_number: string;
  origin: Place;
  destination: Place;
}

/** The plan that was paid for, with the days of the period in Riyadh, its end excluded. */
export interface SubscriptionLine {
  tier: 'intermediate' | 'advanced';
  period: 'monthly' | 'yearly';
  starts_on: CalendarDay;
  ends_on: CalendarDay;
}

export type TaxLine = CarriageLine | SubscriptionLine;

/** A tax invoice or credit note of one line. Amounts are halalas, positive for both kinds. */
export interface IssuedDocument {
  number: string;
  kind: 'invoice' | 'credit_note';
  subject: TaxSubject;
  /** Both of credit notes only. */
  reason: CreditReason | null;
  originalNumber: string | null;
  issuedAt: Date;
  subtotal: number;
  vat: number;
  total: number;
  vatBasisPoints: number;
  seller: Seller;
  /** Null for an individual without a VAT number. */
  buyer: TaxBuyer | null;
  line: TaxLine;
}

/** A buyer with a VAT number gets a standard invoice, with which it can deduct the VAT. */
export function isStandard({ buyer }: Pick<IssuedDocument, 'buyer'>): boolean {
  return buyer?.vat_number !== undefined;
}

export function isSubscriptionLine(line: TaxLine): line is SubscriptionLine {
  return 'tier' in line;
}

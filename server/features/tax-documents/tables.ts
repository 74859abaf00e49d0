import type { Generated, JSONColumnType } from 'kysely';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { LocalizedText, ServiceType } from '../../domain/rate-card.ts';
import type { CreditReason, TaxSubject } from '../../domain/tax-document.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    sellers: SellersTable;
    tax_documents: TaxDocumentsTable;
  }
}

/** Who issued tax documents: every version of the seller's own data. */
export interface SellersTable {
  /** A hash of the data. */
  id: Fixed<string>;
  data: JSONColumnType<object>;
  since: FixedTime;
}

interface Place {
  country: string;
  city: string;
}

/** What was carried, as it was named when the document was issued. */
export interface CarriageLine {
  courier: LocalizedText;
  service_type: ServiceType;
  tracking_number: string;
  origin: Place;
  destination: Place;
}

/** The plan that was paid for, with the days of the period, its end excluded. */
export interface SubscriptionLine {
  tier: string;
  period: 'monthly' | 'yearly';
  starts_on: CalendarDay;
  ends_on: CalendarDay;
}

export type TaxLine = CarriageLine | SubscriptionLine;

/** The buyer as the document names them. */
export interface TaxBuyer {
  name: string;
  vat_number?: string;
  address: {
    country: string;
    city: string;
    state?: string;
    street_name?: string;
    building_no?: string;
    postal_code?: string;
    short_address?: string;
  };
}

/** Append-only; written together with the movement that each document is for. */
export interface TaxDocumentsTable {
  account_id: Fixed<string>;
  /** Position in the account's series, counting from 1 without gaps. */
  sequence: Fixed<number>;
  number: Fixed<string>;
  kind: Fixed<'invoice' | 'credit_note'>;
  subject: Fixed<TaxSubject>;
  reason: Fixed<CreditReason | null>;
  original_number: Fixed<string | null>;
  /** The movement of the ledger. */
  transaction_id: Fixed<string>;
  shipment_id: Fixed<string | null>;
  issued_at: FixedTime;
  /** Halalas; never below zero, also in a credit note. */
  subtotal: Fixed<number>;
  vat: Fixed<number>;
  total: Fixed<number>;
  vat_basis_points: Fixed<number>;
  /** Null only until a server that knows its seller has started. */
  seller_id: string | null;
  /** Null for an individual without a VAT number. */
  buyer: JSONColumnType<TaxBuyer> | null;
  line: JSONColumnType<TaxLine>;
  /** Whether it has its place in the seller's chain. */
  chained: Generated<boolean>;
}

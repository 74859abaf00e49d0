import type { Generated, JSONColumnType } from 'kysely';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { Seller, TaxBuyer, TaxLine } from '../../domain/issued-document.ts';
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
  data: JSONColumnType<Seller>;
  since: FixedTime;
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

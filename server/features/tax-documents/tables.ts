import type { ColumnType, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { Seller, TaxBuyer, TaxLine } from '../../domain/issued-document.ts';
import type { CreditReason, TaxSubject } from '../../domain/tax-document.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    sellers: SellersTable;
    tax_documents: TaxDocumentsTable;
    tax_document_files: TaxDocumentFilesTable;
    tax_document_chain: TaxDocumentChainTable;
    invoice_files: InvoiceFilesTable;
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
  /** Null until it has its place in the seller's chain. */
  uuid: string | null;
}

/** The PDF of a document, from when it was first asked for. Append-only. */
export interface TaxDocumentFilesTable {
  account_id: Fixed<string>;
  sequence: Fixed<number>;
  /** Of the content, in hexadecimal. */
  sha256: Fixed<string>;
  content: Fixed<Uint8Array>;
  created_at: FixedTime;
}

/** The seller's documents in one chain over all accounts. Append-only. */
export interface TaxDocumentChainTable {
  /** Counts from 1 without gaps. */
  counter: Fixed<number>;
  account_id: Fixed<string>;
  sequence: Fixed<number>;
  uuid: Fixed<string>;
  /** SHA-256 of the XML before it, and of its own, in base64. */
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
  xml: Fixed<string>;
  chained_at: FixedTime;
}

/** All documents of a month in one file, kept for a day. */
export interface InvoiceFilesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: components['schemas']['InvoiceFileStatus'];
  /** `YYYY-MM`, in Riyadh. */
  month: Fixed<string>;
  /** Documents finished, and their total. */
  done: number;
  total: number;
  /** A PDF; null until it is ready. */
  file: ColumnType<Uint8Array | null, undefined, Uint8Array | null>;
  created_at: FixedTime;
}

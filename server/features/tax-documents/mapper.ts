import type { components } from '../../../openapi/generated/types.ts';
import {
  type IssuedDocument,
  isStandard,
  isSubscriptionLine,
  type Seller,
  type TaxLine,
} from '../../domain/issued-document.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import type { TaxDocumentRow } from './documents.ts';
import { FILE_LIFE, type InvoiceFile } from './invoice-files.ts';

type Schemas = components['schemas'];

/** The document as it is printed. */
export function toIssued(row: TaxDocumentRow): IssuedDocument {
  const { number, kind, subject, reason, subtotal, vat, total, seller, buyer, line } = row;
  return {
    ...{ number, kind, subject, reason, subtotal, vat, total, seller, buyer, line },
    originalNumber: row.original_number,
    issuedAt: row.issued_at,
    vatBasisPoints: row.vat_basis_points,
  };
}

export function toTaxDocument(row: TaxDocumentRow): Schemas['TaxDocument'] {
  const { number, kind, subject, original_number, reason, shipment_id, uuid, buyer } = row;
  return {
    ...{ number, kind, subject },
    type: isStandard(row) ? 'standard' : 'simplified',
    issued_at: row.issued_at.toISOString(),
    ...lineOf(row.line),
    subtotal: sar(row.subtotal),
    vat: sar(row.vat),
    total: sar(row.total),
    vat_rate: row.vat_basis_points,
    seller: toSeller(row.seller),
    ...withoutNulls({ reason, original_number, shipment_id, uuid, buyer }),
  };
}

function lineOf(line: TaxLine): Pick<Schemas['TaxDocument'], 'carriage' | 'plan'> {
  return isSubscriptionLine(line) ? { plan: line } : { carriage: line };
}

function toSeller({ name, vat_number, registration_number, address }: Seller): Schemas['Seller'] {
  return { name, vat_number, registration_number, address };
}

export function toInvoiceFile(file: InvoiceFile): Schemas['InvoiceFile'] {
  const { id, status, month, done, total, created_at } = file;
  return {
    ...{ id, status, month, done, total },
    created_at: created_at.toISOString(),
    expires_at: new Date(created_at.getTime() + FILE_LIFE).toISOString(),
  };
}

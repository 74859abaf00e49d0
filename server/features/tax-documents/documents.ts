import { type Selectable, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import { endOfDay, startOfDay } from '../../db/riyadh-days.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Seller } from '../../domain/issued-document.ts';
import { sequenceOf, type TaxSubject } from '../../domain/tax-document.ts';
import { searchPatterns } from '../shipments/list/shipment-search.ts';
import type { TaxDocumentsTable } from './tables.ts';

/** A document with its seller. */
export interface TaxDocumentRow extends Selectable<TaxDocumentsTable> {
  seller: Seller;
}

/** Every given field must match. */
export interface TaxDocumentFilter {
  /** Searched in the numbers of the document and its original, and the tracking number. */
  q?: string;
  kind?: 'invoice' | 'credit_note';
  subject?: TaxSubject;
  shipment_id?: string;
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

/** Sums of documents, in halalas. */
interface TaxTotals {
  count: number;
  invoiced: number;
  credited: number;
  /** Of invoices, less that of credit notes. */
  vat: number;
}

/**
 * One keyset page after the document with that sequence, in sort direction.
 *
 * @returns the documents, and whether more follow.
 */
export async function documentPage(
  db: Queryable,
  accountId: string,
  page: {
    filter: TaxDocumentFilter;
    direction: 'asc' | 'desc';
    after: number | null;
    limit: number;
  },
): Promise<{ rows: TaxDocumentRow[]; isLast: boolean }> {
  const { filter, direction, after, limit } = page;
  let query = withSeller(filtered(db, accountId, filter))
    .orderBy('tax_documents.sequence', direction)
    // One row more than requested shows whether there is a next page.
    .limit(limit + 1);
  if (after !== null) {
    query = query.where('tax_documents.sequence', direction === 'asc' ? '>' : '<', after);
  }
  const rows = await query.execute();
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

/** The sums of all documents that match. */
export async function documentTotals(
  db: Queryable,
  accountId: string,
  filter: TaxDocumentFilter,
): Promise<TaxTotals & { total: number; isCapped: boolean }> {
  const signed = sql`case kind when 'invoice' then vat else -vat end`;
  const totals = await filtered(db, accountId, filter)
    .select([
      sql<number>`count(*)::float8`.as('count'),
      sql<number>`coalesce(sum(total) filter (where kind = 'invoice'), 0)::float8`.as('invoiced'),
      sql<number>`coalesce(sum(total) filter (where kind <> 'invoice'), 0)::float8`.as('credited'),
      sql<number>`coalesce(sum(${signed}), 0)::float8`.as('vat'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...totals,
    total: Math.min(totals.count, COUNT_CAP),
    isCapped: totals.count > COUNT_CAP,
  };
}

/** The account's document with that number. */
export function findDocument(
  db: Queryable,
  accountId: string,
  number: string,
): Promise<TaxDocumentRow | undefined> {
  return withSeller(ofAccount(db, accountId))
    .where('tax_documents.sequence', '=', sequenceOf(number))
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Rows read at a time. */
const PAGE = 200;

/** Every document that matches, in either direction. */
export async function* everyDocument(
  db: Queryable,
  accountId: string,
  filter: TaxDocumentFilter,
  direction: 'asc' | 'desc',
): AsyncGenerator<TaxDocumentRow> {
  for (let after: number | null = null; ;) {
    const found = await documentPage(db, accountId, { filter, direction, after, limit: PAGE });
    yield* found.rows;
    const last = found.rows.at(-1);
    if (last === undefined || found.isLast) return;
    after = last.sequence;
  }
}

function ofAccount(db: Queryable, accountId: string) {
  return db.selectFrom('tax_documents').where('tax_documents.account_id', '=', accountId);
}

type DocumentQuery = ReturnType<typeof ofAccount>;

function withSeller(query: DocumentQuery) {
  return query
    .innerJoin('sellers', 'sellers.id', 'tax_documents.seller_id')
    .selectAll('tax_documents')
    .select('sellers.data as seller');
}

function filtered(db: Queryable, accountId: string, filter: TaxDocumentFilter): DocumentQuery {
  let found = ofAccount(db, accountId);
  const { kind, subject, shipment_id, created_from, created_to, q = '' } = filter;
  if (kind !== undefined) found = found.where('tax_documents.kind', '=', kind);
  if (subject !== undefined) found = found.where('tax_documents.subject', '=', subject);
  if (shipment_id !== undefined) found = ofShipment(found, accountId, shipment_id);
  if (created_from !== undefined) found = found.where('issued_at', '>=', startOfDay(created_from));
  if (created_to !== undefined) found = found.where('issued_at', '<', endOfDay(created_to));
  for (const pattern of searchPatterns(q)) {
    found = found.where(
      sql<boolean>`lower(concat_ws(' ', number, original_number, line ->> 'tracking_number'))
        like ${pattern}`,
    );
  }
  return found;
}

/** Those after the booking by their index, and the booking's invoice, which the shipment names. */
function ofShipment(query: DocumentQuery, accountId: string, shipmentId: string): DocumentQuery {
  return query.where(
    sql<boolean>`tax_documents.sequence in (
      select later.sequence from tax_documents later
      where later.account_id = ${accountId} and later.shipment_id = ${shipmentId}
        and later.shipment_id is not null
        and not (later.kind = 'invoice' and later.subject = 'carriage')
      union all
      select split_part(invoice_number, '-', 2)::int from shipments
      where shipments.account_id = ${accountId} and shipments.id = ${shipmentId})`,
  );
}

import { toDecimal } from '../../../common/money.ts';
import type { Queryable } from '../../db/database.ts';
import { isStandard, isSubscriptionLine } from '../../domain/issued-document.ts';
import { sar } from '../../http/wire-money.ts';
import { lineTitle } from '../../reference/document-line.ts';
import { ENUM_NAMES } from '../../reference/enum-names.ts';
import type { Locale } from '../../reference/locale.ts';
import { riyadhTime } from '../../reference/riyadh-time.ts';
import { everyDocument, type TaxDocumentFilter, type TaxDocumentRow } from './documents.ts';

type Column = [ar: string, en: string, cell: (row: TaxDocumentRow, locale: Locale) => string];

const COLUMNS: readonly Column[] = [
  ['رقم المستند', 'Document number', ({ number }) => number],
  ['التاريخ', 'Date', ({ issued_at }) => riyadhTime(issued_at)[0] ?? ''],
  ['الوقت', 'Time', ({ issued_at }) => riyadhTime(issued_at)[1] ?? ''],
  ['نوع المستند', 'Kind', ({ kind }, locale) => ENUM_NAMES.tax_document_kind[kind][locale]],
  [
    'الصيغة',
    'Type',
    (row, locale) =>
      ENUM_NAMES.tax_document_type[isStandard(row) ? 'standard' : 'simplified'][locale],
  ],
  ['البيان', 'Description', (row, locale) => lineTitle(row)[locale]],
  [
    'رقم التتبع',
    'Tracking number',
    ({ line }) => (isSubscriptionLine(line) ? '' : line.tracking_number),
  ],
  [
    'السبب',
    'Reason',
    ({ reason }, locale) => (reason === null ? '' : ENUM_NAMES.credit_reason[reason][locale]),
  ],
  ['رقم الفاتورة الأصلية', 'Original invoice', ({ original_number }) => original_number ?? ''],
  ['المبلغ دون الضريبة (ر.س)', 'Amount excluding VAT (SAR)', signed('subtotal')],
  ['نسبة الضريبة', 'VAT rate', ({ vat_basis_points }) => `${vat_basis_points / 100}%`],
  ['الضريبة (ر.س)', 'VAT (SAR)', signed('vat')],
  ['الإجمالي (ر.س)', 'Total (SAR)', signed('total')],
];

/** The headings, then every matching document, newest first. */
export async function* documentLines(
  db: Queryable,
  accountId: string,
  filter: TaxDocumentFilter,
  locale: Locale,
): AsyncGenerator<string[]> {
  yield COLUMNS.map(([ar, en]) => (locale === 'ar' ? ar : en));
  for await (const row of everyDocument(db, accountId, filter, 'desc')) {
    yield COLUMNS.map(([, , cell]) => cell(row, locale));
  }
}

/** Credit notes below zero, so that the column adds up. */
function signed(field: 'subtotal' | 'vat' | 'total') {
  return (row: TaxDocumentRow): string =>
    toDecimal(sar(row.kind === 'invoice' ? row[field] : 0 - row[field]));
}

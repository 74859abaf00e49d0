import { toDecimal } from '../../../common/money.ts';
import type { Queryable } from '../../db/database.ts';
import { type LedgerTransaction, type TransactionFilter, transactionPage } from './transactions.ts';
import { ENUM_NAMES } from '../../reference/enum-names.ts';
import type { Locale } from '../../reference/locale.ts';
import { riyadhTime } from '../../reference/riyadh-time.ts';
import { sar } from '../../http/wire-money.ts';

/** Rows read at a time. */
const PAGE = 200;

type Column = [ar: string, en: string, cell: (row: LedgerTransaction, locale: Locale) => string];

const COLUMNS: readonly Column[] = [
  ['الرقم', 'No.', ({ sequence }) => String(sequence)],
  ['التاريخ', 'Date', ({ created_at }) => riyadhTime(created_at)[0] ?? ''],
  ['الوقت', 'Time', ({ created_at }) => riyadhTime(created_at)[1] ?? ''],
  ['النوع', 'Kind', ({ kind }, locale) => ENUM_NAMES.ledger_kind[kind][locale]],
  ['المبلغ (ر.س)', 'Amount (SAR)', ({ amount }) => toDecimal(sar(amount))],
  ['الرصيد بعدها (ر.س)', 'Balance after (SAR)', (row) => toDecimal(sar(row.balance_after))],
  ['الدفع عند الاستلام (ر.س)', 'Cash on delivery (SAR)', cashOnDelivery],
  ['رقم التتبع', 'Tracking number', ({ tracking_number }) => tracking_number ?? ''],
  ['طريقة الدفع', 'Payment method', paymentMethod],
  ['المدفوع', 'Paid', paid],
  ['الوصف', 'Description', ({ description }) => description ?? ''],
  ['معرّف الحركة', 'Transaction', ({ id }) => id],
];

/** Where lines about a balance have their values. */
export const COLUMN_OF = { date: 1, kind: 3, balance: 5, count: COLUMNS.length } as const;

/** The headings, then every matching movement, by default newest first. */
export async function* transactionLines(
  db: Queryable,
  accountId: string,
  filter: TransactionFilter,
  locale: Locale,
  direction: 'asc' | 'desc' = 'desc',
): AsyncGenerator<string[]> {
  yield COLUMNS.map(([ar, en]) => (locale === 'ar' ? ar : en));
  for (let after: number | null = null; ;) {
    const page = { filter, direction, after, limit: PAGE } as const;
    const { rows, isLast } = await transactionPage(db, accountId, page);
    for (const row of rows) yield COLUMNS.map(([, , cell]) => cell(row, locale));
    const last = rows.at(-1);
    if (last === undefined || isLast) return;
    after = last.sequence;
  }
}

function cashOnDelivery({ cod_amount }: LedgerTransaction): string {
  return cod_amount === 0 ? '' : toDecimal(sar(cod_amount));
}

function paymentMethod({ payment_method }: LedgerTransaction, locale: Locale): string {
  return payment_method === null ? '' : ENUM_NAMES.top_up_method[payment_method][locale];
}

function paid({ kind, paid_amount: amount, paid_currency: currency }: LedgerTransaction): string {
  return kind !== 'top_up' || amount === null || currency === null
    ? ''
    : `${toDecimal({ amount, currency })} ${currency}`;
}

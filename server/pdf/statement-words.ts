import type { LocalizedText } from '../domain/rate-card.ts';

const pair = (ar: string, en: string): LocalizedText => ({ ar, en });

/** The fixed texts of statements, which are in both languages at once. */
export const STATEMENT_WORDS = {
  // What the shared parts of the templates need.
  brand: 'ميزان',
  scan: '',

  brandElsewhere: 'Mizan',
  title: pair('كشف حساب', 'Statement of account'),
  underWay: pair(
    'لم ينتهِ الشهر بعد، وقد يتغيّر هذا الكشف',
    'The month is not over; this may change',
  ),
  account: pair('صاحب الحساب', 'Account holder'),
  vatNumber: pair('الرقم الضريبي', 'VAT number'),
  month: pair('الشهر', 'Month'),
  printed: pair('تاريخ الطباعة', 'Printed on'),
  opening: pair('الرصيد الافتتاحي', 'Opening balance'),
  in: pair('الوارد', 'In'),
  out: pair('الصادر', 'Out'),
  closing: pair('الرصيد الختامي', 'Closing balance'),
  summary: pair('ملخص الحركات', 'Summary'),
  kind: pair('النوع', 'Kind'),
  count: pair('العدد', 'Count'),
  amount: pair('المبلغ', 'Amount'),
  movements: pair('الحركات', 'Transactions'),
  date: pair('التاريخ والوقت', 'Date and time'),
  reference: pair('المرجع', 'Reference'),
  balance: pair('الرصيد', 'Balance'),
  none: pair('لا توجد حركات في هذا الشهر', 'No transactions in this month'),
  tooMany: pair(
    'الحركات كثيرة ولا يتسع لها الكشف، وتجدها كاملة في ملف CSV',
    'Too many transactions to list here; the CSV file has them all',
  ),
  cash: pair(
    'التحصيل عند الاستلام (لا يُحتسب في الرصيد)',
    'Cash on delivery (not part of the balance)',
  ),
  cashOpening: pair('مستحق أول الشهر', 'Owed at the start'),
  collected: pair('حصّلته شركات الشحن', 'Collected by couriers'),
  remitted: pair('المحوّل إليك', 'Paid out to you'),
  cashClosing: pair('مستحق آخر الشهر', 'Owed at the end'),
  currency: pair('جميع المبالغ بالريال السعودي', 'All amounts are in Saudi riyals (SAR)'),
};

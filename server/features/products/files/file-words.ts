import type { LocalizedText } from '../../../domain/rate-card.ts';
import type { Locale } from '../../../reference/locale.ts';
import type { TableRefusalCode } from '../../../table-files/refusal.ts';
import { FAULT_WORDS } from '../../import-batches/fault-words.ts';

/** Why nothing is imported from a file, and what to do about it. */
export type FileProblem = TableRefusalCode | 'sku_column_missing' | 'repeated_column';

const FILE_PROBLEMS: Readonly<Record<FileProblem, LocalizedText>> = {
  empty_file: { ar: 'الملف فارغ.', en: 'The file is empty.' },
  only_headings: {
    ar: 'في الملف عناوين بلا صفوف. أضف صفًا لكل منتج.',
    en: 'The file has headings but no rows. Add a row for each product.',
  },
  too_many_rows: {
    ar: 'في الملف أكثر من 10,000 صف. قسّمه إلى عدة ملفات.',
    en: 'The file has more than 10,000 rows. Split it into several files.',
  },
  too_many_columns: {
    ar: 'في الملف أكثر من 200 عمود. احذف ما لا تحتاج إليه.',
    en: 'The file has more than 200 columns. Delete those that you do not need.',
  },
  too_large: {
    ar: 'الملف أكبر من المسموح. قسّمه إلى عدة ملفات.',
    en: 'The file is too large. Split it into several files.',
  },
  unpacked_too_large: {
    ar: 'هذا المصنف كبير جدًا بعد فكّ ضغطه. انسخ الصفوف إلى مصنف جديد أو احفظه بصيغة CSV.',
    en: 'The workbook is too large once it is unpacked. Copy its rows to a new one, or save it as CSV.',
  },
  macro_file: {
    ar: 'يحتوي المصنف على أوامر برمجية (ماكرو). احفظه بلا ماكرو ثم ارفعه من جديد.',
    en: 'The workbook contains macros. Save it without macros and upload it again.',
  },
  encrypted: {
    ar: 'الملف محمي بكلمة مرور. احفظه بلا كلمة مرور ثم ارفعه من جديد.',
    en: 'The file is password-protected. Save it without a password and upload it again.',
  },
  old_format: {
    ar: 'صيغة إكسل هذه قديمة. افتح الملف واحفظه بصيغة XLSX أو CSV.',
    en: 'This is an old Excel format. Open the file and save it as XLSX or CSV.',
  },
  not_a_table: {
    ar: 'هذا الملف ليس جدولًا. ارفع ملف XLSX أو CSV.',
    en: 'This is not a table. Upload an XLSX or CSV file.',
  },
  damaged_file: {
    ar: 'الملف تالف أو ناقص. افتحه في برنامج الجداول واحفظه من جديد.',
    en: 'The file is damaged or incomplete. Open it in your spreadsheet and save it again.',
  },
  mixed_encodings: {
    ar: 'جزء من الملف بترميز آخر. احفظه كله بصيغة CSV بترميز UTF-8 أو بصيغة XLSX.',
    en: 'Part of the file is in another encoding. Save all of it as CSV in UTF-8, or as XLSX.',
  },
  broken_quotes: {
    ar: 'علامة تنصيص غير مغلقة أو مغلقة قبل نهاية الخلية. صحّحها.',
    en: 'A quotation mark is not closed, or closed before the end of its cell. Correct it.',
  },
  cell_too_long: {
    ar: 'في الملف خلية أطول من المسموح. اختصرها.',
    en: 'A cell has too many characters. Shorten it.',
  },
  sku_column_missing: {
    ar: 'لا يوجد عمود لرمز المنتج (SKU). أضفه ثم ارفع الملف من جديد.',
    en: 'There is no SKU column. Add one and upload the file again.',
  },
  repeated_column: {
    ar: 'في الملف عمودان بالمعنى نفسه. احذف أحدهما.',
    en: 'Two columns mean the same. Delete one of them.',
  },
};

const OTHERS: Readonly<Record<string, LocalizedText>> = {
  repeated_sku: { ar: 'الرمز مكرر في صف سابق', en: 'is already in an earlier row' },
  formula_like: {
    ar: 'يبدأ النص كأنه معادلة',
    en: 'begins like a formula',
  },
  paused: { ar: 'تجاوز المنتج حد باقتك', en: 'is of a product beyond the limit of your plan' },
};

export function problemText(code: FileProblem, locale: Locale): string {
  return FILE_PROBLEMS[code][locale];
}

/** What a code of a fault says in a file. */
export function faultText(code: string, locale: Locale): string {
  return (OTHERS[code] ?? FAULT_WORDS[code] ?? FAULT_WORDS['invalid_value'])?.[locale] ?? code;
}

import { encode } from '../../../../table-files/testing/encode.ts';
import type { TableEncoding } from '../../../../table-files/table.ts';
import {
  asRows,
  type SheetCell,
  workbookParts,
} from '../../../../table-files/testing/workbook-parts.ts';
import { zipFile } from '../../../../table-files/testing/zip-file.ts';

/** A file with everything right; its columns are named in tests by their headings. */
export const RIGHT_HEADINGS = [
  'رقم الطلب',
  'اسم المستلم',
  'هاتف المستلم',
  'المدينة',
  'الشارع',
  'رقم المبنى',
  'الرمز البريدي',
  'المنتج',
  'الكمية',
  'قيمة البضاعة',
  'الوزن (كجم)',
  'الطول (سم)',
  'طريقة الدفع',
  'المبلغ المطلوب تحصيله',
  'يوم التوصيل',
  'ملاحظات',
] as const;
export type Heading = (typeof RIGHT_HEADINGS)[number];

/** Rows of the table, the headings first. */
export type Rows = string[][];

/** A right row of an order by its number. */
export function rightRow(number: number): string[] {
  return [
    `ط-${number}`,
    'نورة القحطاني',
    `05012345${String(number % 100).padStart(2, '0')}`,
    'الرياض',
    'شارع العليا',
    '7142',
    '12345',
    'عطر عود',
    '1',
    '149.50',
    '1.5',
    '20',
    'الدفع عند الاستلام',
    '149.50',
    'الأحد',
    'اتصل قبل الوصول',
  ];
}

/** The headings and so many right rows. */
export function rightRows(count = 5): Rows {
  return [[...RIGHT_HEADINGS], ...Array.from({ length: count }, (_, index) => rightRow(index + 1))];
}

/** The rows with another text in one cell, by the row of the file. */
export function withCell(row: number, heading: Heading, text: string, rows = rightRows()): Rows {
  const column = columnOf(heading) - 1;
  return rows.map((cells, index) => (index + 1 === row ? cells.with(column, text) : cells));
}

/** From 1, as verdicts count. */
export function columnOf(heading: Heading): number {
  return RIGHT_HEADINGS.indexOf(heading) + 1;
}

export interface CsvForm {
  encoding: TableEncoding;
  delimiter: string;
  lineEnd: string;
  hasMark: boolean;
}

/** Ways to write a CSV file, all of them right. */
export const CSV_FORMS: readonly CsvForm[] = [
  { encoding: 'utf-8', delimiter: ',', lineEnd: '\r\n', hasMark: true },
  { encoding: 'utf-8', delimiter: ';', lineEnd: '\n', hasMark: false },
  { encoding: 'utf-16le', delimiter: '\t', lineEnd: '\r\n', hasMark: true },
  { encoding: 'utf-16be', delimiter: ',', lineEnd: '\n', hasMark: true },
  { encoding: 'windows-1256', delimiter: ';', lineEnd: '\r\n', hasMark: false },
  { encoding: 'windows-1256', delimiter: ',', lineEnd: '\n', hasMark: false },
];
export const PLAIN_FORM: CsvForm = {
  encoding: 'utf-8',
  delimiter: ',',
  lineEnd: '\n',
  hasMark: false,
};

export function csvText(rows: Rows, { delimiter, lineEnd }: CsvForm): string {
  const quoted = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => cells.map(quoted).join(delimiter) + lineEnd).join('');
}

export function csvFile(rows: Rows, form = PLAIN_FORM): Buffer {
  return encode(csvText(rows, form), form.encoding, form.hasMark);
}

export function xlsxFile(rows: readonly (readonly SheetCell[])[]): Buffer {
  return zipFile(workbookParts(asRows(rows)));
}

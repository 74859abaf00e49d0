import { damaged, type DamagedFile } from './damaged-file.ts';
import {
  columnOf,
  CSV_FORMS,
  csvFile,
  type Heading,
  RIGHT_HEADINGS,
  rightRow,
  rightRows,
  type Rows,
  withCell,
  xlsxFile,
} from './right-file.ts';
import type { ImportField } from '../import-fields.ts';

const withoutColumn = (heading: Heading): Rows =>
  rightRows().map((cells) => cells.toSpliced(columnOf(heading) - 1, 1));
const withColumn = (heading: string): Rows =>
  rightRows().map((cells, index) => [...cells, index === 0 ? heading : '1']);

const REQUIRED: readonly [Heading, ImportField][] = [
  ['اسم المستلم', 'receiver.full_name'],
  ['هاتف المستلم', 'receiver.phone'],
  ['المدينة', 'receiver.city'],
  ['الشارع', 'receiver.street_name'],
  ['رقم المبنى', 'receiver.building_no'],
  ['الرمز البريدي', 'receiver.postal_code'],
  ['المنتج', 'product_name'],
  ['قيمة البضاعة', 'price'],
  ['الوزن (كجم)', 'weight'],
];
const ALIKE = ['الجوال', 'phone', 'City', 'Weight (g)', 'إجمالي الطلب', 'qty', 'Zip', 'ملاحظات'];

const FAULTS: readonly [Heading, string, string][] = [
  ['هاتف المستلم', '5.01E+08', 'digits_lost'],
  ['هاتف المستلم', '12345', 'invalid_phone'],
  ['هاتف المستلم', '050123456789', 'invalid_phone'],
  ['هاتف المستلم', 'لا يوجد', 'invalid_phone'],
  ['هاتف المستلم', '0501234567 / 0559876543', 'invalid_phone'],
  ['هاتف المستلم', '#N/A', 'formula_error'],
  ['المدينة', 'الريااض', 'unknown_city'],
  ['المدينة', 'London', 'unknown_city'],
  ['المدينة', 'جدة / الدمام', 'unknown_city'],
  ['الشارع', '#REF!', 'formula_error'],
  ['الشارع', '2026-02-01', 'became_date'],
  ['رقم المبنى', '02-Jan', 'became_date'],
  ['رقم المبنى', '7.14E+05', 'digits_lost'],
  ['الكمية', 'كثير', 'not_a_number'],
  ['الكمية', '1.5', 'not_whole'],
  ['الكمية', '0', 'not_positive'],
  ['الكمية', '-2', 'not_positive'],
  ['قيمة البضاعة', 'مجانًا', 'not_an_amount'],
  ['قيمة البضاعة', '0', 'not_positive'],
  ['قيمة البضاعة', '-15', 'not_positive'],
  ['قيمة البضاعة', '12.3456', 'too_precise'],
  ['قيمة البضاعة', '1.500', 'ambiguous_number'],
  ['قيمة البضاعة', '15 ين', 'unknown_currency'],
  ['قيمة البضاعة', '#VALUE!', 'formula_error'],
  ['الوزن (كجم)', 'خفيف', 'not_a_number'],
  ['الوزن (كجم)', '0', 'not_positive'],
  ['الوزن (كجم)', '1,500', 'ambiguous_number'],
  ['الوزن (كجم)', '3 أونصات', 'unknown_unit'],
  ['الوزن (كجم)', '2026-01-05', 'became_date'],
  ['الطول (سم)', 'طويل', 'not_a_number'],
  ['الطول (سم)', '2 ذراع', 'unknown_unit'],
  ['طريقة الدفع', 'شيك', 'unknown_value'],
  ['المبلغ المطلوب تحصيله', 'نعم', 'not_an_amount'],
  ['يوم التوصيل', 'غدًا', 'not_a_day'],
  ['يوم التوصيل', '05/01/2026', 'ambiguous_date'],
  ['يوم التوصيل', '31/02/2026', 'not_a_day'],
  ['يوم التوصيل', '1447/07/15', 'not_a_day'],
  ['اسم المستلم', '=1+1', 'formula_like'],
  ['المنتج', '+SUM(A1:A9)', 'formula_like'],
  ['ملاحظات', '-2+3', 'formula_like'],
  ['رقم الطلب', '@cmd', 'formula_like'],
  ['رقم الطلب', '1.23457E+11', 'digits_lost'],
  ['ملاحظات', '\t=cmd|calc', 'formula_like'],
];

/** Tables that can be read and are wrong. */
export const WRONG_TABLES: readonly DamagedFile[] = [
  ...REQUIRED.map(([heading, missing], index) =>
    damaged(
      `no column ${heading}`,
      () => (index % 2 === 0 ? csvFile : xlsxFile)(withoutColumn(heading)),
      { code: 'missing_column', missing },
    ),
  ),
  ...ALIKE.map((heading) =>
    damaged(`${heading} beside what means the same`, () => csvFile(withColumn(heading)), {
      code: 'same_meaning',
      column: RIGHT_HEADINGS.length + 1,
    }),
  ),
  ...FAULTS.flatMap(([heading, text, code], index) => {
    const row = 2 + (index % 5);
    const verdict = { code, row, column: columnOf(heading) };
    const form = CSV_FORMS[index % CSV_FORMS.length];
    const rows = withCell(row, heading, text);
    return [
      damaged(`${heading}: ${text}, in ${form?.encoding}`, () => csvFile(rows, form), verdict),
      damaged(`${heading}: ${text}, in a sheet`, () => xlsxFile(rows), verdict),
    ];
  }),
  ...[2, 5].map((row) =>
    damaged(
      `a comma too many in row ${row}`,
      () =>
        csvFile(rightRows().map((cells, index) => (index + 1 === row ? [...cells, 'x'] : cells))),
      { code: 'cell_without_heading', row },
    ),
  ),
  damaged(
    'the sample row of a template',
    () => csvFile([...rightRows(1), rightRow(2).with(0, 'طلب تجريبي')]),
    {
      code: 'sample_row',
      row: 3,
    },
  ),
];

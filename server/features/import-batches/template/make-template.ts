import type { Locale } from '../../../reference/locale.ts';
import { writeCsv } from '../../../table-files/write-csv.ts';
import type { Choices, WrittenSheet } from '../../../table-files/write-workbook.ts';
import { writeXlsx } from '../../../table-files/write-xlsx.ts';
import { HEADING_NAMES } from '../reading/heading-names.ts';
import { ALL_FIELDS, type ImportField } from '../reading/import-fields.ts';
import { allowedValues } from './allowed-values.ts';
import { explanationSheet } from './explanation.ts';
import { sampleOrder } from './sample-row.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

export type TemplateFormat = 'csv' | 'xlsx';

/** Last names and prices of one piece have columns of their own in the exports of shops only. */
export const TEMPLATE_FIELDS: readonly ImportField[] = ALL_FIELDS.filter(
  (field) => field !== 'receiver.last_name' && field !== 'unit_price',
);

/**
 * A file to fill in: a column for each field of an order, and a sample row that is never booked. The
 * workbook explains each column and offers the values of those that have a list.
 */
export async function makeTemplate(format: TemplateFormat, locale: Locale): Promise<Uint8Array> {
  const headings = TEMPLATE_FIELDS.map((field) => HEADING_NAMES[field][locale]);
  const sample = sampleOrder(locale);
  const row = TEMPLATE_FIELDS.map((field) => sample[field]);
  if (format === 'csv') return writeCsv(headings, [row]);
  const { sheet: values, choices } = valuesSheet(locale);
  const orders = { name: TEMPLATE_WORDS.orders[locale], headings, rows: [row], choices };
  return writeXlsx({
    sheets: [orders, explanationSheet(TEMPLATE_FIELDS, locale), values],
    rightToLeft: locale === 'ar',
  });
}

/** The lists of values side by side, and which column of the orders each belongs to. */
function valuesSheet(locale: Locale): { sheet: WrittenSheet; choices: Choices[] } {
  const lists = TEMPLATE_FIELDS.map((field, column) => ({
    column,
    heading: HEADING_NAMES[field][locale],
    values: allowedValues(field, locale),
  })).filter(({ values }) => values.length > 0);
  const name = TEMPLATE_WORDS.values[locale];
  const rows = Math.max(...lists.map(({ values }) => values.length));
  return {
    sheet: {
      name,
      headings: lists.map(({ heading }) => heading),
      rows: Array.from({ length: rows }, (_, row) => lists.map(({ values }) => values[row])),
    },
    choices: lists.map(({ column, values }, from) => ({
      column,
      sheet: name,
      from,
      count: values.length,
    })),
  };
}
